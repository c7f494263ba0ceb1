import type { GiftCard } from '../../../../shared/catalog/gift-card'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'

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
