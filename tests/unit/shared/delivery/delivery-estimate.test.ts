import { describe, expect, it } from 'vitest'
import { deliveryDates, mayComeOn } from '../../../../shared/checkout/delivery-dates'
import {
  deliveryDaysOf,
  parseDeliveryDays,
  slowestOf,
  writeDeliveryDays,
} from '../../../../shared/delivery/delivery-days'
import { deliveryWindow } from '../../../../shared/delivery/delivery-estimate'

const windowOf = (ordered: string, min: number, max = min) => {
  const { from, to } = deliveryWindow(Date.parse(ordered), { min, max })
  return [from, to].map((day) => day.toISOString().slice(0, 10))
}

describe('the days of a delivery (spec 9, shop wording)', () => {
  it('is the next day for what is ordered before 23:59 on a working day', () => {
    // 22:58 UTC is 23:58 in Amsterdam in winter.
    expect(windowOf('2026-11-24T22:58:00Z', 1)).toEqual(['2026-11-25', '2026-11-25'])
    expect(windowOf('2026-11-24T23:01:00Z', 1)).toEqual(['2026-11-26', '2026-11-26'])
  })

  it('counts what is ordered at the weekend from Monday', () => {
    expect(windowOf('2026-11-21T10:00:00Z', 1)).toEqual(['2026-11-24', '2026-11-24'])
  })

  it('leaves out weekends and holidays', () => {
    expect(windowOf('2026-11-26T10:00:00Z', 1, 3)).toEqual(['2026-11-27', '2026-12-01'])
    expect(windowOf('2026-12-24T10:00:00Z', 1)).toEqual(['2026-12-28', '2026-12-28'])
  })
})

it('reads working days as a merchant writes them', () => {
  expect(parseDeliveryDays('5')).toEqual({ min: 5, max: 5 })
  expect(parseDeliveryDays(' 10 - 15 ')).toEqual({ min: 10, max: 15 })
  expect(parseDeliveryDays('7-3')).toEqual({ min: 7, max: 7 })
  expect(['', 'soon', '1-2-3', undefined].map(parseDeliveryDays)).toEqual(Array(4).fill(null))
})

it('takes what a merchant says of a product, else the days of parcels, else none', () => {
  const store = { parcelDays: { min: 1, max: 2 } }
  expect(deliveryDaysOf('5-10', true, store)).toEqual({ min: 5, max: 10 })
  expect(deliveryDaysOf(undefined, true, store)).toEqual({ min: 1, max: 2 })
  expect(deliveryDaysOf(undefined, false, store)).toBeNull()
})

it('waits for the slowest of what comes together, and promises nothing for what nobody knows', () => {
  expect(
    slowestOf([
      { min: 1, max: 7 },
      { min: 3, max: 5 },
    ]),
  ).toEqual({ min: 3, max: 7 })
  expect(slowestOf([{ min: 1, max: 1 }, null])).toBeNull()
  expect(slowestOf([])).toBeNull()
})

it('writes days as it reads them', () => {
  for (const text of ['5', '10-15']) {
    const days = parseDeliveryDays(text)
    expect(days && writeDeliveryDays(days)).toBe(text)
  }
})

const MONDAY = Date.parse('2026-11-23T10:00:00Z')

it('offers ten working days after the soonest, each of which may be wished for a day later too', () => {
  const dates = deliveryDates(MONDAY, { min: 1, max: 1 })
  expect(dates).toHaveLength(10)
  expect(dates.slice(0, 4)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'])
  const tomorrow = MONDAY + 24 * 60 * 60 * 1000
  for (const date of dates) expect(mayComeOn(date, tomorrow, { min: 1, max: 1 })).toBe(true)
})

it.each(['2026-11-23', '2026-11-28', '2026-12-25', '2027-11-23', '2026-11-31', 'soon', ''])(
  'lets nobody wish for %j',
  (day) => {
    expect(mayComeOn(day, MONDAY, { min: 1, max: 1 })).toBe(false)
  },
)
