import type { Variant } from '../../../../shared/catalog/product'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { WireConfigurableChild } from '../../../../shared/contract/catalogue/product-parts'
import {
  fewLeftOf,
  isInStock,
  maxQtyOf,
  minQtyOf,
} from '../../../../shared/contract/catalogue/to-stock'
import { toGallery } from './to-gallery'
import { toLowestBefore } from './to-legal-facts'
import { toPrice } from './to-price'

/** The children that can be sold at all: a disabled one is no choice (spec 4). */
export function toVariants(wire: WireProduct): Variant[] {
  const codes = (wire.configurable_options ?? []).map((option) => option.attribute_code)
  return (wire.configurable_children ?? [])
    .filter((child) => (child.status ?? 1) < 2)
    .map((child) => ({
      id: child.id ?? 0,
      sku: child.sku,
      name: child.name ?? wire.name ?? child.sku,
      choices: Object.fromEntries(codes.map((code) => [code, choiceOf(child, code)])),
      price: toPrice(child),
      ...toLowestBefore(child),
      isInStock: isInStock(child.stock),
      ...minQtyOf(child.stock),
      maxQty: maxQtyOf(child.stock),
      fewLeft: fewLeftOf(child.stock),
      gallery: toGallery(child, wire.name ?? child.sku),
    }))
}

/** Value index of an attribute of a child, flat or among its custom attributes. */
function choiceOf(child: WireConfigurableChild, code: string): string {
  const flat = (child as Record<string, unknown>)[code]
  const custom = child.custom_attributes?.find((attribute) => attribute.attribute_code === code)
  const value = flat ?? custom?.value
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
