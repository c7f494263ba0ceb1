import { fail, ok, type Result } from '../../../../shared/result'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import type { Refusal } from '../../http/refusal'
import type { CartCall } from '../answer-for-cart'
import { fillLines } from '../fill-lines'
import { type PricedCart, priceCart } from '../price-cart'
import { COUPON_COLUMNS, type Coupon } from './coupon'
import { setCoupon } from './write-vouchers'

/** The words of contract 1.2: the same for a code that is unknown, over, or not for this cart. */
const COUPON_NOT_VALID: Refusal = {
  code: 404,
  reason: 'coupon-not-valid',
  message: "The coupon code isn't valid. Verify the code and try again.",
}

/** Puts a coupon into the cart in place of the one before, or leaves both as they are. */
export async function applyCoupon(
  { databases, cart, now }: CartCall,
  code: string,
): Promise<Result<true, Refusal>> {
  const [coupon, lines] = await Promise.all([
    findCoupon(databases.sales, code),
    fillLines(databases, cart),
  ])
  if (!coupon) return fail(COUPON_NOT_VALID)
  const priced = priceCart({ ...cart, coupon }, lines, cart.selection, now)
  if (!priced.coupon || !hasEffect(priced)) return fail(COUPON_NOT_VALID)
  await setCoupon(databases.sales, cart.id, coupon.code, now)
  return ok(true)
}

/** Whether the coupon does anything for what is in the cart; nobody knows that of an empty one. */
function hasEffect({ coupon, lines, totals, isVirtual }: PricedCart): boolean {
  if (lines.length === 0) return true
  return coupon?.kind === 'free_shipping' ? !isVirtual : totals.discount > 0
}

/** Takes the coupon out; a cart without one is as good. */
export async function deleteCoupon({
  databases,
  cart,
  now,
}: CartCall): Promise<Result<true, Refusal>> {
  if (cart.coupon) await setCoupon(databases.sales, cart.id, null, now)
  return ok(true)
}

function findCoupon(sales: Database, code: string): Promise<Coupon | null> {
  return readFirst(
    sales,
    query<Coupon>(sql`SELECT ${COUPON_COLUMNS} FROM coupon WHERE code = ${code.trim()}`),
  )
}
