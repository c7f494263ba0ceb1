// The products a search text finds, with how well: as a query over the index of one store.
import { rawSql, type Sql, sql } from '../db/sql'
import type { ExpandedWord } from './expand-words'
import { requiredWords } from './words'

// Boosts of spec 9 for name, sku and category names; then option labels and the description, which
// the specification does not search, low enough never to come before a name.
const WEIGHTS = '4, 2, 1, 0.5, 0.2'

/** What an inflection, and what a beginning or a neighbour counts against the word as typed. */
const INFLECTED_SHARE = 0.5
const NEAR_SHARE = 0.4

/**
 * Most products a text finds, the best of them: what fits worse is never paged to, and would be
 * counted for nothing. A total never says more.
 */
const MAX_FOUND = 5_000

/** More than any number of words, so that a sku stands before all else. */
const EXACT_SKU = 1000

/**
 * Rows (product_id, words, score): how many of the words a product has, and the lower the score the
 * better they fit. A product whose sku, or that of a child, is the text itself comes first.
 */
export function matchText(storeId: number, text: string, words: readonly ExpandedWord[]): Sql {
  const bySku = matchSku(text.trim())
  const terms = words.flatMap(toTerms)
  if (terms.length === 0) return bySku
  // Materialized, since bm25 only works right where the index is read.
  return sql`
    WITH hit AS MATERIALIZED (${matchTerms(storeId, terms)}),
    best AS (SELECT product_id, word, MIN(score) AS score FROM hit GROUP BY product_id, word)
    SELECT product_id, MAX(words) AS words, MIN(score) AS score FROM (
      ${bySku}
      UNION ALL
      SELECT product_id, COUNT(*) AS words, SUM(score) AS score FROM best
      GROUP BY product_id HAVING COUNT(*) >= ${requiredWords(words.length)})
    GROUP BY product_id ORDER BY words DESC, score LIMIT ${MAX_FOUND}`
}

function matchSku(sku: string): Sql {
  return sql`
    SELECT id AS product_id, ${EXACT_SKU} AS words, 0.0 AS score FROM product WHERE sku = ${sku}
    UNION
    SELECT parent_id, ${EXACT_SKU}, 0.0 FROM product
    WHERE sku = ${sku} AND parent_id IS NOT NULL`
}

/** Number of a word, what a hit counts, and the query of the index: as it stands in JSON. */
type Term = [word: number, share: number, query: string]

function toTerms({ exact, inflected, near }: ExpandedWord, word: number): Term[] {
  return [
    ...toTerm(word, 1, exact === null ? [] : [exact]),
    ...toTerm(word, INFLECTED_SHARE, inflected),
    ...toTerm(word, NEAR_SHARE, near),
  ]
}

function toTerm(word: number, share: number, terms: readonly string[]): Term[] {
  return terms.length === 0 ? [] : [[word, share, terms.map((term) => `"${term}"`).join(' OR ')]]
}

// The queries come as rows: D1 joins at most five SELECTs.
function matchTerms(storeId: number, terms: readonly Term[]): Sql {
  const index = rawSql(`search_${storeId}`)
  return sql`
    SELECT ${index}.rowid AS product_id, term.value ->> 0 AS word,
      bm25(${index}, ${rawSql(WEIGHTS)}) * (term.value ->> 1) AS score
    FROM json_each(${JSON.stringify(terms)}) AS term CROSS JOIN ${index}
    WHERE ${index} MATCH (term.value ->> 2)`
}
