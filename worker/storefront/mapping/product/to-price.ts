import type { Price } from '../../../../shared/catalog/price'
import type { Surcharge } from '../../../../shared/catalog/surcharge'
import type { PRICE_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'

type WirePrices = Pick<WireProduct, (typeof PRICE_FIELDS)[number]>

/** What a shopper pays, in cents incl. tax. A special price counts only below the regular one. */
export function toPrice(wire: WirePrices): Price {
  const regular = centsOf(wire.original_price_incl_tax ?? wire.price_incl_tax ?? wire.price)
  const offers = [wire.special_price_incl_tax, wire.final_price_incl_tax, wire.price_incl_tax]
    .map(centsOf)
    .filter((cents) => cents > 0 && cents < regular)
  return { regular, special: offers.length > 0 ? Math.min(...offers) : null }
}

function centsOf(price: number | undefined): number {
  return price === undefined ? 0 : priceToCents(price)
}

/** How a wire says per cent: custom options in words, selections of a bundle as Magento's number. */
const PERCENT = new Set(['percent', '1'])

/** What a choice adds; nothing where no price is said. */
export function toSurcharge(wire: {
  price?: number | undefined
  price_type?: string | undefined
}): Surcharge {
  const price = wire.price ?? 0
  if (PERCENT.has(wire.price_type ?? '')) return { type: 'percent', percent: price }
  return { type: 'fixed', cents: priceToCents(price) }
}
