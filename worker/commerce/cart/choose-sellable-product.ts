import type { WireProductOption } from '../../../shared/contract/catalogue/product-option'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Databases } from '../db/databases'
import type { Refusal } from '../http/refusal'
import { findChildSku } from './find-child'
import { loadSellableProducts } from './load-sellable-products'
import type { SellableProduct } from './sellable-product'

const NOT_FOUND: Refusal = {
  code: 404,
  reason: 'product-not-found',
  message: "The product that was requested doesn't exist.",
}
const NOT_AVAILABLE: Refusal = {
  code: 400,
  reason: 'product-not-available',
  message: 'The product that was requested is not available.',
}
const CHOICE_MISSING: Refusal = {
  code: 400,
  reason: 'choice-missing',
  message: 'No such configuration of the product: choose its options.',
}

/** A bundle without any selection. */
function isUnmade({ typeId, typeData }: SellableProduct): boolean {
  return typeId === 'bundle' && !typeData.bundle
}

/**
 * What a request for this sku sells: the product itself, or the child that the options of a
 * configurable product choose. A grouped product is sold by its parts.
 */
export async function chooseSellableProduct(
  databases: Databases,
  store: StoreView,
  sku: string,
  option: WireProductOption | null | undefined,
): Promise<Result<SellableProduct, Refusal>> {
  const [asked] = await loadSellableProducts(databases, store, [sku])
  if (!asked) return fail(NOT_FOUND)
  if (!asked.isEnabled || asked.typeId === 'grouped' || isUnmade(asked)) {
    return fail(NOT_AVAILABLE)
  }
  if (asked.typeId !== 'configurable') return ok(asked)
  const options = option?.extension_attributes?.configurable_item_options ?? []
  const childSku = await findChildSku(databases.catalogue, asked.sku, options)
  if (childSku === null) return fail(CHOICE_MISSING)
  const [child] = await loadSellableProducts(databases, store, [childSku])
  return child?.isEnabled ? ok(child) : fail(NOT_AVAILABLE)
}
