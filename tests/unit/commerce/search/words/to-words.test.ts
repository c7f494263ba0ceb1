import { describe, expect, it } from 'vitest'
import { requiredWords, toWords } from '../../../../../worker/commerce/search/words/to-words'

describe('a search text as words', () => {
  it('is folded as the index folds it', () => {
    expect(toWords('  Stühle & Sofás, d’Érin ')).toEqual(['stuhle', 'sofas', 'd', 'erin'])
    expect(toWords('WE-ARM-01')).toEqual(['we', 'arm', '01'])
  })

  it('has each word once, and at most twelve', () => {
    expect(toWords('sofa SOFA sofa')).toEqual(['sofa'])
    expect(toWords(Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '))).toHaveLength(12)
  })

  it('has no words when it is only punctuation', () => {
    expect(toWords('!!! -- ""')).toEqual([])
  })

  it('must match in three quarters, rounded down, and in at least one (spec 9)', () => {
    expect([1, 2, 3, 4, 5, 8].map(requiredWords)).toEqual([1, 1, 2, 3, 3, 6])
  })
})
