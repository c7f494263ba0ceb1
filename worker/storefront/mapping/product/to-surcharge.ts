import type { Surcharge } from '../../../../shared/catalog/surcharge'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'

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
