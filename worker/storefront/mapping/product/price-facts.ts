import { hasSeveralAmounts } from '../../../../shared/catalog/gift-card'
import type { Price } from '../../../../shared/catalog/price'
import { cheapestOf, isPriceRange } from '../../../../shared/catalog/price'
import type { Product, Variant } from '../../../../shared/catalog/product'
import { toProductType } from '../../../../shared/catalog/product-type'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { toGiftCard } from './to-gift-card'
import { toPrice } from './to-price'

/**
 * What a product costs before anything is chosen, and whether that is only where it begins: the
 * cheapest child that can be bought, else what it costs as its page opens. A backend that does not
 * say what a set opens with names its own price, which is then a price "from".
 * @param opening cents; null for a product that is not made of others
 */
export function priceFacts(
  wire: WireProduct,
  variants: readonly Variant[],
  opening: number | null,
): Pick<Product, 'price' | 'isFromPrice'> {
  const typeId = toProductType(wire.type_id)
  const giftCard = toGiftCard(wire)
  const prices = sellable(variants)
  const own = opening === null ? null : { regular: opening, special: null }
  const isUnknown = own === null && (typeId === 'grouped' || typeId === 'bundle')
  return {
    price: own ?? cheapestOf(prices) ?? toPrice(wire),
    isFromPrice:
      isUnknown || isPriceRange(prices) || (giftCard !== null && hasSeveralAmounts(giftCard)),
  }
}

/** Prices that can be had; without stock anywhere, those of all children. */
function sellable(variants: readonly Variant[]): Price[] {
  const inStock = variants.filter((variant) => variant.isInStock)
  return (inStock.length > 0 ? inStock : variants).map(({ price }) => price)
}
