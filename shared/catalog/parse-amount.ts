import { priceToCents } from '../contract/wire/wire-money'

/** An amount as a shopper writes it, with a comma or a point → cents; null when it is none. */
export function parseAmount(text: string): number | null {
  const written = text.trim().replace(/^€\s*/, '').replace(',', '.')
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(written) ? priceToCents(Number(written)) : null
}
