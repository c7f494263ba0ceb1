import { describe, expect, it } from 'vitest'
import { openingToday } from '../../../../shared/store-locations/opening-today.ts'

const DAY = { open: '10:00', close: '18:00' }
const CLOSED_ON_SUNDAY = [null, DAY, DAY, DAY, DAY, DAY, DAY]
const at = (countryCode: string, moment: string) =>
  openingToday({ countryCode, hours: CLOSED_ON_SUNDAY }, Date.parse(moment))

describe('opening hours of today (spec 2, storelocator)', () => {
  it.each([
    ['NL', '2026-11-23T08:59:00Z', false],
    ['NL', '2026-11-23T09:00:00Z', true],
    ['NL', '2026-11-23T16:59:00Z', true],
    ['NL', '2026-11-23T17:00:00Z', false],
    ['GB', '2026-11-23T09:30:00Z', false],
    ['GB', '2026-11-23T17:30:00Z', true],
    // Summer time.
    ['DE', '2026-07-20T08:00:00Z', true],
  ])('a shop in %s at %s is open: %s', (country, moment, isOpen) => {
    expect(at(country, moment)).toMatchObject({ weekday: 1, isOpen, hours: DAY })
  })

  it('the day is that of its own place, and a shop may be closed on it', () => {
    expect(at('NL', '2026-11-21T23:30:00Z')).toEqual({ weekday: 0, hours: null, isOpen: false })
    expect(at('GB', '2026-11-21T23:30:00Z')).toMatchObject({ weekday: 6, isOpen: false })
  })

  it('a shop of which no hours are known says that it is closed', () => {
    expect(openingToday({ countryCode: '', hours: [] }, 0)).toMatchObject({ hours: null })
  })
})
