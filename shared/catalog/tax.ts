/** One amount in its three forms, integer cents; net + tax is always gross. */
export interface TaxedAmount {
  net: number
  tax: number
  gross: number
}

/** Rates in per cent. */
export interface TaxRates {
  /** That of the price as the merchant wrote it; counts only where that includes tax. */
  written: number
  /** That which the customer pays. */
  charged: number
}

/**
 * Splits an amount that includes tax (contract 2.10). Cents, half a cent away from zero.
 * `rate` is in per cent with at most three decimals. Throws RangeError for anything else.
 * The amount given stays as it is: splitting `gross` again gives the same three.
 */
export function taxFromGross(gross: number, rate: number): TaxedAmount {
  const net = divideRounded(gross * SCALE * 100, (100 + checkedRate(rate)) * SCALE)
  return { net, tax: gross - net, gross }
}

/**
 * Adds tax to an amount without (contract 2.10). Cents, half a cent away from zero.
 * `rate` as for `taxFromGross`; adding it to `net` again gives the same three.
 */
export function taxFromNet(net: number, rate: number): TaxedAmount {
  const tax = divideRounded(net * checkedRate(rate) * SCALE, 100 * SCALE)
  return { net, tax, gross: net + tax }
}

/**
 * A price as a merchant wrote it, in cents, in its three forms (contract 2.10): with `includesTax` the
 * tax in it gives way to that of the customer (spec 4), and equal rates leave it untouched. Only ever
 * give it prices that were written: what it returns is never one again, which is what made the
 * ancestor's prices drift. Throws RangeError as `taxFromGross` does.
 */
export function toTaxedAmount(
  price: number,
  { written, charged }: TaxRates,
  includesTax: boolean,
): TaxedAmount {
  if (!includesTax) return taxFromNet(price, charged)
  if (written === charged) return taxFromGross(price, charged)
  const { gross } = taxFromNet(taxFromGross(price, written).net, charged)
  return taxFromGross(gross, charged)
}

// Makes whole numbers of rates such as 25.5, so that no half cent is lost to binary fractions.
const SCALE = 1000

function checkedRate(rate: number): number {
  const isRate = rate >= 0 && rate <= 100 && Math.round(rate * SCALE) === rate * SCALE
  if (!isRate) throw new RangeError(`Not a tax rate: ${rate}`)
  return rate
}

function divideRounded(dividend: number, divisor: number): number {
  const whole = Math.round(dividend)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`Not an amount in cents: ${dividend}`)
  const size = Math.abs(whole)
  const quotient = Math.floor((2 * size + divisor) / (2 * divisor))
  return whole < 0 && quotient > 0 ? -quotient : quotient
}
