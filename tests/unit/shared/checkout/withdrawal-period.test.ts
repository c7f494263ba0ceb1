import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithdrawalOver, lastWithdrawalDay } from '../../../../shared/checkout/withdrawal-period'

const DAY = 24 * 60 * 60_000
const at = (day: string) => Date.parse(`${day}T15:00:00Z`)
const dayOf = (moment: number | null) => moment && new Date(moment).toISOString().slice(0, 10)

describe('the period in which an order may be withdrawn from', () => {
  it('begins when the last parcel has come, and lasts 30 days', () => {
    const order = { placedAt: at('2026-10-01'), sentAt: at('2026-10-05'), hasDelivery: true }
    // A week on the way, then 30 days: 11 November.
    expect(dayOf(lastWithdrawalDay(order))).toBe('2026-11-11')
  })

  it('ends on the next working day where its last is none', () => {
    const order = { placedAt: at('2026-10-01'), sentAt: at('2026-10-08'), hasDelivery: true }
    // 14 November is a Saturday.
    expect(dayOf(lastWithdrawalDay(order))).toBe('2026-11-16')
  })

  it('does not end before everything was sent', () => {
    const order = { placedAt: at('2020-01-01'), sentAt: null, hasDelivery: true }
    expect(lastWithdrawalDay(order)).toBeNull()
    expect(isWithdrawalOver(null, at('2026-01-01'))).toBe(false)
  })

  it('begins with the purchase where nothing is sent', () => {
    const order = { placedAt: at('2026-10-01'), sentAt: null, hasDelivery: false }
    expect(dayOf(lastWithdrawalDay(order))).toBe('2026-11-02')
  })

  it('is never shorter than 30 days, and its last day counts whole', () => {
    assert(
      property(integer({ min: 0, max: 4_000_000_000_000 }), (sentAt) => {
        const last = lastWithdrawalDay({ placedAt: 0, sentAt, hasDelivery: true }) ?? 0
        return (
          last - sentAt >= 36 * DAY &&
          !isWithdrawalOver(last, last + DAY - 1) &&
          isWithdrawalOver(last, last + DAY)
        )
      }),
    )
  })
})
