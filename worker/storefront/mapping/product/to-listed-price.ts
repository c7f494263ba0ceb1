import { type GiftCard, hasSeveralAmounts } from '../../../../shared/catalog/gift-card'
import { cheapestOf, isPriceRange, type Price } from '../../../../shared/catalog/price'
import type { Product, Variant } from '../../../../shared/catalog/product'
import { toProductType } from '../../../../shared/catalog/product-type'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { toPrice } from './to-price'

/**
 * What a product costs before anything is chosen, and whether that is only where it begins: the
 * cheapest child that can be bought, else what it costs as its page opens. A backend that does not
 * say what a set opens with names its own price, which is then a price "from".
 * @param opening cents; null for a product that is not made of others
 */
export function toListedPrice(
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

/** What a gift card can be worth, lowest first; null for a product that is none. */
export function toGiftCard(wire: WireProduct): GiftCard | null {
  if (wire.type_id !== 'amgiftcard') return null
  const amounts = (wire.am_giftcard_prices ?? []).map(({ value }) => priceToCents(value))
  const { am_open_amount_min: min = 0, am_open_amount_max: max = 0 } = wire
  const isOpen = wire.am_allow_open_amount === true && max >= min && max > 0
  return {
    amounts: [...new Set(amounts)].filter((cents) => cents > 0).sort((a, b) => a - b),
    openAmount: isOpen ? { min: priceToCents(min), max: priceToCents(max) } : null,
  }
}
