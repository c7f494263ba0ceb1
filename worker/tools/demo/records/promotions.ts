import type { CouponRecord, GiftCardRecord } from '../../../../shared/contract/admin/shop-records'

/** Codes that make an order cheaper: of every kind, and some that no longer or not yet do. */
export const COUPONS: readonly CouponRecord[] = [
  { code: 'WELCOME10', kind: 'percent', amount: 10 },
  { code: 'ERIN15', kind: 'percent', amount: 15, minSubtotal: 15_000 },
  { code: 'FIVE', kind: 'fixed', amount: 500, minSubtotal: 2_500 },
  { code: 'FIFTY', kind: 'fixed', amount: 5_000, minSubtotal: 50_000 },
  { code: 'SHIPFREE', kind: 'free_shipping', amount: 0 },
  { code: 'BIENVENUE', kind: 'percent', amount: 10, store: 'fr_fr' },
  { code: 'FIRST100', kind: 'percent', amount: 20, maxUses: 100 },
  { code: 'SPRING25', kind: 'percent', amount: 25, validTo: '2025-06-01T00:00:00.000Z' },
  { code: 'BLACKFRIDAY', kind: 'percent', amount: 30, validTo: '2025-12-01T23:00:00.000Z' },
  { code: 'ANNIVERSARY', kind: 'fixed', amount: 2_500, validFrom: '2040-03-01T00:00:00.000Z' },
]

/** Gift cards as they were sold: whole, begun, spent and expired. */
export const GIFT_CARDS: readonly GiftCardRecord[] = [
  { code: 'WE-GIFT-2500-0001', initial: 2_500, balance: 2_500 },
  { code: 'WE-GIFT-5000-0002', initial: 5_000, balance: 5_000 },
  { code: 'WE-GIFT-10000-0003', initial: 10_000, balance: 3_705 },
  { code: 'WE-GIFT-15000-0004', initial: 15_000, balance: 15_000 },
  { code: 'WE-GIFT-5000-0005', initial: 5_000, balance: 0 },
  {
    code: 'WE-GIFT-7500-0006',
    initial: 7_500,
    balance: 7_500,
    expiresAt: '2025-01-01T00:00:00.000Z',
  },
]
