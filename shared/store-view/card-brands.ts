/** How brands are called on their cards (spec 9, payments). */
const BRANDS: Readonly<Record<string, string>> = {
  mc: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  bcmc: 'Bancontact',
  maestro: 'Maestro',
  discover: 'Discover',
  diners: 'Diners Club',
  cartebancaire: 'Cartes Bancaires',
}

/** The name of a brand by its code; a code that is not known is its own name. */
export function brandName(code: string): string {
  return (Object.hasOwn(BRANDS, code) ? BRANDS[code] : null) ?? code
}
