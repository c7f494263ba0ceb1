// Single cells of Magento's export, as values of the shop. Each answers undefined for a text that it
// does not understand, so that the row can be reported instead of guessed.
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'

/** Whole cents of `52`, `52.5000` or `.95`. */
export function parseCents(text: string): number | undefined {
  if (!/^(?:\d{1,8}(?:\.\d*)?|\.\d+)$/.test(text)) return undefined
  const [whole, fraction = ''] = text.split('.')
  return Number(whole) * 100 + Math.round(Number(fraction.padEnd(4, '0').slice(0, 4)) / 100)
}

/** The whole quantity of `100` or `100.0000`; fractions are not sold. */
export function parseWholeNumber(text: string): number | undefined {
  return /^-?\d{1,9}(?:\.\d*)?$/.test(text) ? Math.floor(Number(text)) : undefined
}

const VISIBILITIES: Record<string, ProductDraft['visibility']> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
}

/** Magento's words for where a product shows, in English or as numbers; everywhere when left out. */
export function parseVisibility(text: string): ProductDraft['visibility'] | undefined {
  if (text === '') return 4
  const number = Object.values(VISIBILITIES).find((value) => String(value) === text)
  return number ?? VISIBILITIES[text.toLowerCase()]
}

/** Yes or no, as Magento writes flags; undefined when the cell is empty. */
export function parseFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : /^(?:1(?:\.0*)?|yes|true)$/i.test(text)
}

const TAX_CLASSES: Record<string, ProductDraft['taxClass']> = {
  '': 'standard',
  'taxable goods': 'standard',
  standard: 'standard',
  reduced: 'reduced',
  none: 'zero',
  zero: 'zero',
  '0': 'zero',
}

/** The tax class behind a merchant's name for it; `named` holds the names of his own. */
export function parseTaxClass(
  text: string,
  named: ReadonlyMap<string, ProductDraft['taxClass']>,
): ProductDraft['taxClass'] | undefined {
  return named.get(text.toLowerCase()) ?? TAX_CLASSES[text.toLowerCase()]
}
