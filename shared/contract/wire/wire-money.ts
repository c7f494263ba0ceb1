// Money is integer cents inside and a decimal on the wire (design 5.10). Only the border calls this.

const MAX_PRICE = 1_000_000_000_000

/** Whether a number can be a price at all: finite, and at most a million million. */
export function isPrice(price: number): boolean {
  return Math.abs(price) <= MAX_PRICE
}

/**
 * Decimal price to integer cents, rounded half away from zero as written (1.005 becomes 101).
 * Throws RangeError for NaN, Infinity and amounts above a million million.
 */
export function priceToCents(price: number): number {
  if (!isPrice(price)) throw new RangeError(`Not a price: ${price}`)
  const size = Math.abs(price)
  // Below a millionth a number prints with an exponent of its own.
  const cents = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`))
  return price < 0 && cents !== 0 ? -cents : cents
}

/** Integer cents to the decimal price of the wire. Throws RangeError unless given a safe integer. */
export function centsToPrice(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`)
  return cents === 0 ? 0 : cents / 100
}
