import type { WireProductOption } from '../../../shared/contract/catalogue/product-option'
import { textDigest } from '../../../shared/signing/text-digest'
import type { LineOptions } from './cart'
import type { SellableProduct } from './sellable-product'

/**
 * The choices of a request that count for this product, in one fixed form: options sorted, each
 * with its keys in one order, gift card fields only on a gift card. So two lines are the same
 * thing exactly when their options are the same text (contract 2.2 and its gaps).
 */
export function toLineOptions(
  product: SellableProduct,
  option: WireProductOption | null | undefined,
): LineOptions {
  const given = option?.extension_attributes
  const customOptions = (given?.custom_options ?? [])
    .map(({ option_id, option_value }) => ({ option_id, option_value }))
    .sort((a, b) => compare(a.option_id, b.option_id) || compare(a.option_value, b.option_value))
  const bundleOptions = product.typeData.bundle
    ? (given?.bundle_options ?? [])
        .map(({ option_id, option_qty, option_selections }) => ({
          option_id,
          option_qty,
          option_selections: [...new Set(option_selections)].sort(compare),
        }))
        .sort((a, b) => compare(a.option_id, b.option_id) || a.option_qty - b.option_qty)
    : []
  const giftCard = product.typeId === 'amgiftcard' ? given?.am_giftcard_options : undefined
  return {
    ...(bundleOptions.length > 0 && { bundle_options: bundleOptions }),
    ...(customOptions.length > 0 && { custom_options: customOptions }),
    ...(giftCard && { am_giftcard_options: sortedFields(giftCard) }),
  }
}

/**
 * The identity of a cart line (contract 2.2): the sku that is sold, so two sizes of one product
 * differ even when they carry the same custom option, and everything chosen besides.
 */
export function digestLine(sku: string, lineOptions: LineOptions): Promise<string> {
  return textDigest(JSON.stringify([sku.toLowerCase(), lineOptions]))
}

function sortedFields<T extends object>(fields: T): T {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.sort(([a], [b]) => compare(a, b))) as T
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
