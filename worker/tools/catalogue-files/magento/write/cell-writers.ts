// Single values as Magento's export writes them; cell-values.ts reads them back.
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'

/** `52.50` for 5250 cents. */
export function writeCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function writeFlag(isSo: boolean): string {
  return isSo ? '1' : '0'
}

const VISIBILITIES: Readonly<Record<ProductDraft['visibility'], string>> = {
  1: 'Not Visible Individually',
  2: 'Catalog',
  3: 'Search',
  4: 'Catalog, Search',
}

export function writeVisibility(visibility: ProductDraft['visibility']): string {
  return VISIBILITIES[visibility]
}

const TAX_CLASSES: Readonly<Record<ProductDraft['taxClass'], string>> = {
  standard: 'Taxable Goods',
  reduced: 'Reduced',
  zero: 'None',
}

export function writeTaxClass(taxClass: ProductDraft['taxClass']): string {
  return TAX_CLASSES[taxClass]
}
