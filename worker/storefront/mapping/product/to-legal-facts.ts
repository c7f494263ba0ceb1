// What the law wants said beside a product: by which unit it is priced, what it cost before, who
// answers for its safety, and when it comes.

import { type Measure, toMeasure } from '../../../../shared/catalog/price'
import type { DeliveryDays, Product, ProductSafety } from '../../../../shared/catalog/product'
import { isSent, toProductType } from '../../../../shared/catalog/product-type'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { deliveryDaysOf } from '../../../../shared/delivery/delivery-days'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { textsOfAttribute } from './to-attribute-texts'

type LegalFacts = Pick<Product, 'lowestBefore' | 'measure' | 'deliveryDays' | 'safety'>

export function toLegalFacts(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
): LegalFacts {
  const measure = measureOf(wire)
  const deliveryDays = toDeliveryDays(wire, store)
  const safety = toSafety(wire, attributes)
  return {
    ...toLowestBefore(wire),
    ...(measure && { measure }),
    ...(deliveryDays && { deliveryDays }),
    ...(safety && { safety }),
  }
}

/** Of a product or one of its children. */
export function toLowestBefore(wire: {
  lowest_price_incl_tax?: number | undefined
}): Pick<Product, 'lowestBefore'> {
  const { lowest_price_incl_tax: lowest } = wire
  return lowest === undefined ? {} : { lowestBefore: priceToCents(lowest) }
}

/** How much of a unit a product is; null for one whose price is not told by the unit. */
export function measureOf(wire: WireProduct): Measure | null {
  return toMeasure(wire.unit_amount, wire.unit_code) ?? ofRoll(wire)
}

/** A roll of wallpaper is priced by the square metre, whatever else is said of it. */
function ofRoll({ wallpaper_width_m: width = 0, wallpaper_height_m: length = 0 }: WireProduct) {
  return toMeasure(width * length, 'm2')
}

/** As the merchant says of it; what goes by parcel comes as fast as parcels do in this store. */
function toDeliveryDays(wire: WireProduct, store: StoreView): DeliveryDays | null {
  if (!isSent({ typeId: toProductType(wire.type_id) })) return null
  return deliveryDaysOf(wire.delivery_days, wire.next_day_delivery === true, store)
}

function toSafety(wire: WireProduct, attributes: readonly WireAttribute[]): ProductSafety | null {
  const texts = (name: string) => textsOfAttribute(wire, `safety_${name}`, attributes)
  const safety = {
    manufacturer: texts('manufacturer').join(', '),
    address: texts('address').join(', '),
    contact: texts('contact').join(', '),
    responsible: texts('responsible').join(', '),
    warnings: texts('warnings'),
  }
  const isSaid = Object.values(safety).some((text) => text.length > 0)
  return isSaid ? safety : null
}
