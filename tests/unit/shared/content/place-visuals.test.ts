import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeVisuals } from '../../../../shared/content/place-visuals'

const place = (length: number, ...positions: number[]) =>
  placeVisuals(
    Array.from({ length }, (_, index) => `p${index + 1}`),
    positions.map((position) => ({ position, item: `v${position}` })),
  )

describe('visuals between products (spec 2)', () => {
  it('stand at their position in the list as it then is', () => {
    expect(place(3, 2)).toEqual(['p1', 'v2', 'p2', 'p3'])
    expect(place(3, 1, 3)).toEqual(['v1', 'p1', 'v3', 'p2', 'p3'])
  })

  it('may stand one place behind the end, and no further', () => {
    expect(place(2, 3)).toEqual(['p1', 'p2', 'v3'])
    expect(place(2, 4)).toEqual(['p1', 'p2'])
  })

  it('never take a product away or change the order of products', () => {
    const positions = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(48), positions, (length, places) => {
        const sorted = places.toSorted((a, b) => a - b)
        const products = place(length, ...sorted).filter((name) => name.startsWith('p'))
        expect(products).toEqual(place(length))
      }),
    )
  })
})
