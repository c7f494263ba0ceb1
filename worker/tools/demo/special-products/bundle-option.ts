import type { BundleDraft } from '../../../../shared/contract/admin/product-type-draft'
import { type Localized, wordsPerStore } from '../words/localized'

type Option = BundleDraft['options'][number]
type Selection = Option['selections'][number]

/** One thing that can be chosen. */
export function choice(sku: string, more: Partial<Selection> = {}): Selection {
  return { sku, qty: 1, isDefault: false, isQtyChangeable: false, ...more }
}

/** One question that a bundle asks. */
export function option(
  words: Localized,
  type: Option['type'],
  selections: Selection[],
  isRequired = true,
): Option {
  return { title: wordsPerStore(words), type, isRequired, selections }
}

/** The first three are those that the picture of the trio shows. */
const CUSHIONS = ['CUSH-LINDE-SAGE', 'CUSH-FLUWEEL-FOREST', 'CUSH-LANG-NAVY', 'CUSH-LINDE-RUST']

/** Any of some cushions; the one of this place is proposed. */
export function anyCushion(first: number): Selection[] {
  return CUSHIONS.map((sku, index) => choice(sku, { isDefault: index === first }))
}
