import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlace } from '../../../../../worker/storefront/load/store-locator/find-place.ts'
import { PLACES } from '../../../../../worker/storefront/load/store-locator/places.ts'
import { toStoreLocation } from '../../../../../worker/storefront/mapping/store-location/to-store-location.ts'

const shop = toStoreLocation(
  {
    ...{ id: 1, name: 'Wilm & Erin Delft', street: 'Markt 1', postcode: '2611 GP', city: 'Delft' },
    ...{ country_id: 'NL', lat: 52.0115, lng: 4.3571, schedule: [] },
  },
  'nl-NL',
)
const nameOf = (text: string, countries = ['NL']) => findPlace(text, [shop], countries)?.name

describe('a place or a postcode (spec 2, storelocator)', () => {
  it.each([
    ['1013 KC', 'Amsterdam'],
    ['9711jt', 'Groningen'],
    ['2611', 'Delft'],
    ['amsterdam', 'Amsterdam'],
    ['Den Bosch', "'s-Hertogenbosch"],
    ['KÖLN', 'Köln'],
    ['Cologne', 'Köln'],
    ['75003', 'Paris'],
    ['WC1N 3NG', 'London'],
    ['sa1 3su', 'Swansea'],
  ])('“%s” is near %s', (text, name) => {
    expect(nameOf(text, ['NL', 'FR'])).toBe(name)
  })

  it('a postcode that several countries have is the one of the store', () => {
    expect(nameOf('1012', ['NL'])).toBe('Amsterdam')
    expect(nameOf('1012', ['BE', 'NL'])).toBe('Brussel')
    expect(nameOf('50667', ['DE', 'FR'])).toBe('Köln')
    expect(nameOf('50667', ['FR', 'DE'])).toBe('Saint-Lô')
  })

  it.each([
    ['Dublin', 'Dublin'],
    ['Baile Átha Cliath', 'Dublin'],
    ['D02 X285', 'Dublin'],
    ['d6w', 'Dublin'],
    ['T12', 'Cork'],
    ['V92 A1B2', 'Tralee'],
    ['H91', 'Galway'],
  ])('“%s” is near %s in Ireland', (text, name) => {
    expect(nameOf(text, ['IE', 'AT', 'BE'])).toBe(name)
  })

  it('begins at the shop itself where it has one there', () => {
    expect(findPlace('Delft', [shop], ['NL'])).toEqual({ name: 'Delft', lat: 52.0115, lng: 4.3571 })
    expect(findPlace('2611 GP', [shop], ['NL'])?.lat).toBe(52.0115)
  })

  it.each(['', '  ', 'qqxxzz', '00000', '__proto__', 'constructor', '!!'])(
    '“%s” is no place',
    (text) => expect(findPlace(text, [shop], ['NL', 'DE'])).toBeNull(),
  )

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(() => findPlace(text, [shop], ['NL'])).not.toThrow()
      }),
    )
  })

  it('every postcode of the Netherlands, Belgium, Germany and France has a town', () => {
    const country = (code: string, first: number, last: number) => {
      for (let start = first; start <= last; start += 1) {
        const text = String(start).padStart(2, '0') + '0'.repeat(code === 'NL' ? 2 : 3)
        expect(findPlace(text, [], [code]), `${code} ${text}`).not.toBeNull()
      }
    }
    country('NL', 10, 99)
    country('FR', 1, 95)
    const missing = [...Array(99).keys()]
      .map((start) => String(start + 1).padStart(2, '0'))
      .filter((start) => findPlace(`${start}000`, [], ['DE']) === null)
    // Nobody lives there: Germany never gave these out.
    expect(missing).toEqual([])
  })

  it('every town is somewhere in the west of Europe', () => {
    for (const { lat, lng, name, first, last } of PLACES) {
      expect(name).not.toBe('')
      expect(first <= last, name).toBe(true)
      expect(lat, name).toBeGreaterThan(41)
      expect(lat, name).toBeLessThan(59)
      expect(lng, name).toBeGreaterThan(-11)
      expect(lng, name).toBeLessThan(17)
    }
  })
})
