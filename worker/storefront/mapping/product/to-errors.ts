import type { Product, Variant } from '../../../../shared/catalog/product'
import { toProductType } from '../../../../shared/catalog/product-type'
import { PRICE_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'

/** Types that cost what they are made of. */
const MADE_TYPES = new Set(['grouped', 'bundle', 'amgiftcard'])

/** Why a product cannot be bought at all (spec 3, errors); nothing is said where nothing is wrong. */
export function toErrors(wire: WireProduct, variants: readonly Variant[]): Pick<Product, 'errors'> {
  const told = Object.values(wire.errors ?? {}).flatMap((text) =>
    typeof text === 'string' && text !== '' ? [{ text }] : [],
  )
  const errors = [...told, ...(variants.length === 0 ? missing(wire) : [])]
  return errors.length > 0 ? { errors } : {}
}

function missing(wire: WireProduct): NonNullable<Product['errors']> {
  const typeId = toProductType(wire.type_id)
  if (typeId === 'configurable') return [{ key: 'product.no-variants' }]
  const hasPrice = MADE_TYPES.has(typeId) || PRICE_FIELDS.some((name) => wire[name] !== undefined)
  return hasPrice ? [] : [{ key: 'cart.price-unknown' }]
}
