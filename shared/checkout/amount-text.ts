import { priceToCents } from '../contract/wire/wire-money'

const CENTS = 100

/**
 * Cents as text with two decimals and never a sign, as PayPal writes amounts (contract 1.9): 1205
 * becomes `12.05`, and so does -1205. Throws RangeError unless given a safe integer.
 */
export function amountText(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`)
  const size = Math.abs(cents)
  return `${Math.floor(size / CENTS)}.${String(size % CENTS).padStart(2, '0')}`
}

/** An amount that was written so, or as a number, in cents; what is left empty is nothing. */
export function readAmount(value: string | number): number {
  return value === '' ? 0 : priceToCents(Number(value))
}
