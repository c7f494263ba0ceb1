import { describe, expect, it } from 'vitest'
import { deliveryWindow, parseDeliveryDays } from '../../../../shared/checkout/delivery-estimate'

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
