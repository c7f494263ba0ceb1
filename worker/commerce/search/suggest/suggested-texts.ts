import { type Query, query } from '../../db/query'
import { sql } from '../../db/sql'
import { definePart, type Part } from '../memory/snapshot'
import type { ExpandedWord } from '../words/expand-words'
import { toWords } from '../words/to-words'

/** A name of the shop that a shopper may be typing. */
export interface SuggestedText {
  text: string
  /** Its words, folded as the index folds them. */
  words: readonly string[]
  /** Of a category: where it is, and the ids from the top down to it. */
  category: { id: number; urlPath: string; path: string } | null
}

interface TextRow {
  text: string
  id: number | null
  url_path: string | null
  path: string | null
}

/**
 * What can be suggested in a store: its categories, and what the values of its filters are called, as far as
 * they lead to products.
 */
export function suggestedTexts(storeId: number): Part<readonly SuggestedText[]> {
  const rows: Query<TextRow> = query(sql`
    SELECT text.name AS text, category.id, text.url_path, category.path
    FROM category JOIN category_text AS text
      ON text.category_id = category.id AND text.store_id = ${storeId}
    WHERE category.is_active AND EXISTS (
      SELECT 1 FROM category_listing WHERE category_listing.category_id = category.id)
    UNION ALL
    SELECT DISTINCT label.label, NULL, NULL, NULL
    FROM attribute JOIN attribute_option_label AS label
      ON label.attribute_id = attribute.id AND label.store_id = ${storeId}
    WHERE attribute.is_filterable AND attribute.input IN ('select', 'multiselect')
      AND EXISTS (SELECT 1 FROM facet
        WHERE facet.attribute_id = attribute.id AND facet.value = label.value)`)
  return definePart('lists', `suggested ${storeId}`, rows, (own) => own.map(toSuggested))
}

function toSuggested({ text, id, url_path, path }: TextRow): SuggestedText {
  const category = id === null ? null : { id, urlPath: url_path ?? '', path: path ?? '' }
  return { text, words: toWords(text), category }
}

/**
 * The texts in which each typed word begins a word, or stands in another ending or in a compound: first
 * those that begin so, then the shorter ones. What has figures in it is a size, which nobody means by
 * its first letters.
 */
export function findSuggested(
  texts: readonly SuggestedText[],
  typed: readonly ExpandedWord[],
  limit: number,
): SuggestedText[] {
  if (typed.length === 0) return []
  const fits = ({ words }: SuggestedText) => typed.every((word) => hasWord(words, word))
  const isFirst = ({ words }: SuggestedText) =>
    Number(words[0]?.startsWith(typed[0]?.word ?? '') ?? false)
  return texts
    .filter((text) => fits(text) && (text.category !== null || !/\d/.test(text.text)))
    .sort((one, other) => isFirst(other) - isFirst(one) || one.text.length - other.text.length)
    .slice(0, limit)
}

function hasWord(words: readonly string[], { word, meanings }: ExpandedWord): boolean {
  const has = (terms: readonly string[]) => words.some((own) => terms.includes(own))
  return (
    words.some((own) => own.startsWith(word)) ||
    meanings.some(({ parts, kind }) => kind !== 'guess' && parts.every(has))
  )
}
