import { childLink } from '../catalog/child-link'
import { galleryOf } from '../catalog/gallery-of'
import type { Product, Variant } from '../catalog/product'
import type { CartLine } from './cart-line'
import type { AddCandidate, AddRefusal } from './rules'
import { stockStatusOf } from './stock-status'

/** What a product page or a card asks to be put into the cart. */
export type AddRequest = Omit<CartLine, 'key' | 'qty'> & {
  /** A number, or what stands in a quantity field. */
  qty: number | string
} & Pick<AddCandidate, 'stock' | 'errors'>

/** What the cart is asked for: the child of a configurable product, with its choices in words. */
export function toAddRequest(
  product: Product,
  variant: Variant | undefined,
  qty: number,
): AddRequest {
  const shared = {
    name: product.name,
    qty,
    typeId: product.typeId,
    parentSku: product.sku,
    errors: errorsOf(product, variant),
  }
  const image = galleryOf(product, variant)[0]?.path ?? ''
  if (!variant) {
    return {
      ...shared,
      sku: product.sku,
      options: [],
      productOption: null,
      price: product.price,
      image,
      link: product.link,
      maxQty: product.maxQty,
      stock: stockStatusOf(product),
    }
  }
  const chosen = product.options.flatMap((option) => {
    const value = option.values.find((v) => v.valueIndex === variant.choices[option.attributeCode])
    return value ? [{ option, value }] : []
  })
  return {
    ...shared,
    sku: variant.sku,
    options: chosen.map(({ option, value }) => ({ label: option.label, value: value.label })),
    productOption: {
      extension_attributes: {
        configurable_item_options: chosen.map(({ option, value }) => ({
          option_id: option.attributeId,
          option_value: value.valueIndex,
        })),
      },
    },
    price: variant.price,
    image,
    link: childLink(product.link, variant.sku),
    maxQty: variant.maxQty,
    // One that is sold out is refused by its errors.
    stock: 'ok',
  }
}

/**
 * The same while nobody could be asked about the stock (spec 4): it is added, and the shopper is
 * warned, unless it can be ordered without any.
 */
export function withUncertainStock(request: AddRequest): AddRequest {
  const isCounted = request.stock === 'ok' && request.maxQty !== null
  return isCounted ? { ...request, stock: 'volatile' } : request
}

/** A product with sizes is bought in one of them, which can be had (spec 5, quantity field). */
function errorsOf(
  { variants, errors = [] }: Product,
  variant: Variant | undefined,
): readonly AddRefusal[] {
  if (variants.length === 0 || errors.length > 0) return errors
  if (!variant) return [{ key: 'product.select-size' }]
  return variant.isInStock ? [] : [{ key: 'product.variant-sold-out' }]
}
