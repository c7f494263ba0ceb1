import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../../../worker/commerce/search/words/edit-distance'

describe('edit distance', () => {
  it('counts letters put in, taken out, changed and swapped', () => {
    expect(editDistance('sofa', 'sofa', 2)).toBe(0)
    expect(editDistance('sofa', 'sofas', 2)).toBe(1)
    expect(editDistance('sofas', 'sofa', 2)).toBe(1)
    expect(editDistance('sofa', 'safa', 2)).toBe(1)
    expect(editDistance('chiar', 'chair', 2)).toBe(1)
    expect(editDistance('armchiar', 'armchair', 2)).toBe(1)
    expect(editDistance('fautuil', 'fauteuil', 2)).toBe(1)
    expect(editDistance('', 'ab', 2)).toBe(2)
  })

  it('stops counting beyond the limit', () => {
    expect(editDistance('sofa', 'wallpaper', 2)).toBe(3)
    expect(editDistance('abcd', 'wxyz', 2)).toBe(3)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  it('is the same both ways and zero only for the same word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 9)
        expect(editDistance(other, one, 9)).toBe(distance)
        expect(distance === 0).toBe(one === other)
      }),
    )
  })

  it('is at most one for one letter taken out', () => {
    fc.assert(
      fc.property(word, fc.nat(7), (one, at) => {
        const other = one.slice(0, at) + one.slice(at + 1)
        expect(editDistance(one, other, 2)).toBe(one === other ? 0 : 1)
      }),
    )
  })

  it('with a limit says the same as without, up to it', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 2)).toBe(Math.min(editDistance(one, other, 99), 3))
      }),
    )
  })
})
