/** A tax rate in hundredths of a percent: 2100 is 21 %. Whole numbers keep the arithmetic exact. */
export type TaxRate = number

/** 100 % as a tax rate. */
export const WHOLE: TaxRate = 10_000

/**
 * The tax inside an amount that includes it, half a cent rounded up (spec 4, trust I6).
 * @param gross integer cents, not negative
 */
export function taxInside(gross: number, rate: TaxRate): number {
  return divideRounded(gross * rate, WHOLE + rate)
}

/**
 * The same price under another tax rate: what is left without the first tax, with the second put
 * on, rounded once so that equal rates leave the price untouched (design 5.10).
 * @param gross integer cents incl. tax at `from`
 */
export function grossAtRate(gross: number, from: TaxRate, to: TaxRate): number {
  return divideRounded(gross * (WHOLE + to), WHOLE + from)
}

/** An amount without tax with the tax put on. Integer cents. */
export function grossOf(net: number, rate: TaxRate): number {
  return divideRounded(net * (WHOLE + rate), WHOLE)
}

/** Whole-number division of non-negative numbers, a half rounded up, exact up to 2^53. */
export function divideRounded(amount: number, divisor: number): number {
  const rest = amount % divisor
  return (amount - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}
