import type { StoreView } from '../../../../shared/store-view/store-view'
import { rawSql } from '../../db/sql'

/** A code that makes an order cheaper, as the records of the shop have it. */
export interface Coupon {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  /** Per cent, or cents. */
  amount: number
  /** Cents incl. tax. */
  minSubtotal: number
  /** ISO 8601; null for an open end. */
  validFrom: string | null
  validTo: string | null
  maxUses: number | null
  uses: number
  /** The only store that takes it; null for all of them. */
  storeCode: string | null
}

/** What a `Coupon` is read from. */
export const COUPON_COLUMNS = rawSql(`coupon.code, coupon.kind, coupon.amount,
  coupon.min_subtotal AS minSubtotal, coupon.valid_from AS validFrom, coupon.valid_to AS validTo,
  coupon.max_uses AS maxUses, coupon.uses, coupon.store_code AS storeCode`)

/** Whether this store takes the coupon at `now`, for goods of this value in cents. */
export function isRedeemable(
  coupon: Coupon,
  { storeCode }: StoreView,
  value: number,
  now: number,
): boolean {
  const { minSubtotal, validFrom, validTo, maxUses, uses } = coupon
  return (
    (coupon.storeCode ?? storeCode) === storeCode &&
    value >= minSubtotal &&
    (validFrom === null || Date.parse(validFrom) <= now) &&
    (validTo === null || now < Date.parse(validTo)) &&
    (maxUses === null || uses < maxUses)
  )
}

/** The discount of each row, in cents: never more than the row. */
export function rowDiscounts({ kind, amount }: Coupon, rows: readonly number[]): number[] {
  const value = rows.reduce((sum, row) => sum + row, 0)
  if (kind === 'percent') return spreadDiscount(Math.round((value * amount) / 100), rows)
  return spreadDiscount(kind === 'fixed' ? amount : 0, rows)
}

/**
 * Divides a discount over rows by their value: no row gets more than it is worth, and together they
 * get all of it, or their whole value where that is less. The cents that remain of rounding down go
 * to the rows that lost most by it, the first one of equals. Whole cents, none below zero.
 */
export function spreadDiscount(amount: number, rows: readonly number[]): number[] {
  const value = rows.reduce((sum, row) => sum + row, 0)
  if (value === 0) return rows.map(() => 0)
  const discount = BigInt(Math.min(amount, value))
  const shares = rows.map((row, index) => {
    // Of large integers: the product of two sums of cents may be no safe number.
    const exact = BigInt(row) * discount
    return { index, whole: Number(exact / BigInt(value)), lost: Number(exact % BigInt(value)) }
  })
  const left = Number(discount) - shares.reduce((sum, { whole }) => sum + whole, 0)
  const first = shares.toSorted((a, b) => b.lost - a.lost || a.index - b.index).slice(0, left)
  const raised = new Set(first.map(({ index }) => index))
  return shares.map(({ index, whole }) => (raised.has(index) ? whole + 1 : whole))
}
