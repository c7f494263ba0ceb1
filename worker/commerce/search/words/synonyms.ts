import type { StoreView } from '../../../../shared/store-view/store-view'
import { stemOf } from '../../catalogue-import/stem'
import { type Query, query } from '../../db/query'
import { sql } from '../../db/sql'
import { definePart, type Part } from '../memory/snapshot'
import { toWords } from './to-words'

export type Synonyms = ReadonlyMap<string, readonly string[]>

/** The words that mean the same in a store, by the stem of each of them. */
export function synonymsOf({ storeId, storeCode }: StoreView): Part<Synonyms> {
  const rows: Query<{ words: string }> = query(sql`
    SELECT words FROM search_synonym WHERE store_id = ${storeId} ORDER BY id`)
  const byStem = (word: string) => stemOf(word, storeCode)
  return definePart('words', `synonyms ${storeId}`, rows, (own) => readSynonyms(own, byStem))
}

function readSynonyms(
  rows: readonly { words: string }[],
  toKey: (word: string) => string,
): Synonyms {
  const synonyms = new Map<string, readonly string[]>()
  for (const { words } of rows) {
    const group = words
      .split(',')
      .map((word) => toWords(word).join(' '))
      .filter(Boolean)
    for (const word of group) {
      const others = group.filter((other) => other !== word)
      synonyms.set(toKey(word), [...(synonyms.get(toKey(word)) ?? []), ...others])
    }
  }
  return synonyms
}
