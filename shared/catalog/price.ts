/** A price as the merchant wrote it, in cents; never changed by what is computed from it. */
export interface SourcePrice {
  price: number
  special: number | null
  /** ISO 8601, or null for an open end. */
  from: string | null
  to: string | null
}

/**
 * The price at a moment (milliseconds since 1970), with the special price only while it counts:
 * above zero, below the regular price, and strictly between its dates; a missing date is open
 * (contract 2.10). Cents, in whatever form the source was.
 */
export function priceAt(source: SourcePrice, now: number): Price {
  const { price, special } = source
  const counts = special !== null && special > 0 && special < price && isWithin(source, now)
  return { regular: price, special: counts ? special : null }
}

/** What is asked at the till: the special price, else the regular one. Cents. */
export function finalOf(price: Price): number {
  return price.special ?? price.regular
}

/** A price with so many cents more on all of it, such as what the answers to questions add. */
export function plusCents({ regular, special }: Price, cents: number): Price {
  return { regular: regular + cents, special: special === null ? null : special + cents }
}

/** The price a shopper would pay least for, the first of equals; undefined for none. */
export function cheapestOf(prices: readonly Price[]): Price | undefined {
  return prices.reduce<Price | undefined>(
    (least, price) => (least === undefined || finalOf(price) < finalOf(least) ? price : least),
    undefined,
  )
}

/** Whether any price differs from the lowest, so that the lowest is a price "from". */
export function isPriceRange(prices: readonly Price[]): boolean {
  const least = cheapestOf(prices)
  return least !== undefined && prices.some((price) => finalOf(price) > finalOf(least))
}

function isWithin({ from, to }: SourcePrice, now: number): boolean {
  const begins = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const ends = to === null ? Number.POSITIVE_INFINITY : Date.parse(to)
  return begins < now && now < ends
}

/** What a shopper pays: `special` is set only while it is below `regular`. Cents incl. tax. */
export interface Price {
  regular: number
  special: number | null
}

/** An amount of what is sold by the metre or the square metre, by weight or by volume. */
export interface Measure {
  amount: number
  unit: 'm' | 'm²' | 'kg' | 'l'
}

/** The units that prices are told by, by the codes of a merchant. */
const UNITS: Readonly<Record<string, Measure['unit']>> = { m: 'm', m2: 'm²', kg: 'kg', l: 'l' }

/** What a merchant says of an amount and its unit; null where that is no measure. */
export function toMeasure(amount: number | undefined, code: string | undefined): Measure | null {
  const unit = code !== undefined && Object.hasOwn(UNITS, code) ? UNITS[code] : undefined
  return unit && amount !== undefined && amount > 0 ? { amount, unit } : null
}

/** What one unit costs, in whole cents (Price Indication Directive, article 3). */
export function unitPrice(cents: number, { amount }: Measure): number {
  return Math.round(cents / amount)
}
