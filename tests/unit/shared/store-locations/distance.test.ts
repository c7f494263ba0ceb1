import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm } from '../../../../shared/store-locations/distance.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distances of shops (spec 2, storelocator)', () => {
  it('Amsterdam and Paris are 430 km from each other', () => {
    const km = distanceKm({ lat: 52.37, lng: 4.9 }, { lat: 48.86, lng: 2.35 })
    expect(Math.round(km / 10)).toBe(43)
  })

  it('a way is as long there as back, never negative and never beyond half of the globe', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const km = distanceKm(from, to)
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1)
        expect(Math.abs(km - distanceKm(to, from))).toBeLessThan(1e-6)
        expect(distanceKm(from, from)).toBe(0)
      }),
    )
  })

  it('no way round is shorter', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3)
      }),
    )
  })
})
