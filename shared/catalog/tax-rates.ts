/** standard is what nearly everything bears; zero is for what is not taxed, such as a gift card. */
export type TaxClass = 'standard' | 'reduced' | 'zero'

/** The classes as the wire numbers them: product tax class ids of the tax rules (spec 3). */
export const TAX_CLASS_IDS: Readonly<Record<TaxClass, number>> = {
  standard: 2,
  reduced: 3,
  zero: 0,
}

// Per cent in the member states of the European Union, 2026: standard, and the reduced rate of the
// most goods. Denmark has no reduced rate.
const RATES: Readonly<Record<string, readonly [standard: number, reduced: number]>> = {
  AT: [20, 10],
  BE: [21, 6],
  BG: [20, 9],
  CY: [19, 9],
  CZ: [21, 12],
  DE: [19, 7],
  DK: [25, 25],
  EE: [24, 9],
  ES: [21, 10],
  FI: [25.5, 13.5],
  FR: [20, 5.5],
  GR: [24, 13],
  HR: [25, 13],
  HU: [27, 5],
  IE: [23, 13.5],
  IT: [22, 10],
  LT: [21, 12],
  LU: [17, 8],
  LV: [21, 12],
  MT: [18, 7],
  NL: [21, 9],
  PL: [23, 8],
  PT: [23, 13],
  RO: [21, 11],
  SE: [25, 12],
  SI: [22, 9.5],
  SK: [23, 19],
}

/** The countries whose tax is charged; deliveries to all others leave without tax. */
export const TAXED_COUNTRIES: readonly string[] = Object.keys(RATES)

/**
 * Tax rate in per cent for goods of a class delivered to a country (ISO 3166 alpha-2).
 * Half per cents occur; 0 for the class `zero` and for countries outside the European Union.
 */
export function taxRateOf(country: string, taxClass: TaxClass): number {
  const rates = Object.hasOwn(RATES, country) ? RATES[country] : undefined
  if (rates === undefined || taxClass === 'zero') return 0
  return taxClass === 'reduced' ? rates[1] : rates[0]
}
