import type { CartItemUpdate } from '../contract/cart/cart'
import type { WireProductOption } from '../contract/catalogue/product-option'

interface Wanted {
  sku: string
  parentSku: string
  qty: number
  /** Null for a quantity that is added. */
  itemId: number | null
  productOption: WireProductOption | null
}

/**
 * A line in the words of the wire (contract 1.2): a configurable product is named by its parent's
 * sku and its choices; the answer names the child.
 */
export function toCartItem({ sku, parentSku, qty, itemId, productOption }: Wanted): CartItemUpdate {
  const choices = productOption?.extension_attributes?.configurable_item_options ?? []
  return {
    sku: choices.length > 0 ? parentSku : sku,
    qty,
    ...(itemId === null ? {} : { item_id: itemId }),
    ...(productOption ? { product_option: productOption } : {}),
  }
}
