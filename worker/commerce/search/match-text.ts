// The products a search text finds, with how well: as a query over the index of one store.
import { joinSql, rawSql, type Sql, sql } from '../sql'
import type { ExpandedWord } from './expand-words'
import { requiredWords } from './words'

// Boosts of spec 9 for name, sku and category names; then option labels and the description, which
// the specification does not search, low enough never to come before a name.
const WEIGHTS = '4, 2, 1, 0.5, 0.2'

/** What an inflection, a beginning or a neighbour counts against the word as typed. */
const NEAR_SHARE = 0.5

/** More than any number of words, so that a sku stands before all else. */
const EXACT_SKU = 1000

/**
 * Rows (product_id, words, score): how many of the words a product has, and the lower the score the
 * better they fit. A product whose sku, or that of a child, is the text itself comes first.
 */
export function matchText(storeId: number, text: string, words: readonly ExpandedWord[]): Sql {
  const bySku = matchSku(text.trim())
  const terms = words.flatMap((word, index) => matchWord(storeId, word, index))
  if (terms.length === 0) return bySku
  // Materialized, since bm25 only works right where the index is read.
  return sql`
    WITH hit AS MATERIALIZED (${joinSql(terms, ' UNION ALL ')}),
    best AS (SELECT product_id, word, MIN(score) AS score FROM hit GROUP BY product_id, word)
    SELECT product_id, MAX(words) AS words, MIN(score) AS score FROM (
      ${bySku}
      UNION ALL
      SELECT product_id, COUNT(*) AS words, SUM(score) AS score FROM best
      GROUP BY product_id HAVING COUNT(*) >= ${requiredWords(words.length)})
    GROUP BY product_id`
}

function matchSku(sku: string): Sql {
  return sql`
    SELECT id AS product_id, ${EXACT_SKU} AS words, 0.0 AS score FROM product WHERE sku = ${sku}
    UNION
    SELECT parent_id, ${EXACT_SKU}, 0.0 FROM product
    WHERE sku = ${sku} AND parent_id IS NOT NULL`
}

function matchWord(storeId: number, { exact, near }: ExpandedWord, index: number): Sql[] {
  return [
    ...(exact === null ? [] : [matchTerms(storeId, [exact], index, 1)]),
    ...(near.length === 0 ? [] : [matchTerms(storeId, near, index, NEAR_SHARE)]),
  ]
}

function matchTerms(storeId: number, terms: string[], word: number, share: number): Sql {
  const index = rawSql(`search_${storeId}`)
  const query = terms.map((term) => `"${term}"`).join(' OR ')
  return sql`
    SELECT rowid AS product_id, ${word} AS word,
      bm25(${index}, ${rawSql(WEIGHTS)}) * ${share} AS score
    FROM ${index} WHERE ${index} MATCH ${query}`
}
