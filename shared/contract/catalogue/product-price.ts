// Every price of a product comes net, as tax and including tax (spec 3, Product), in decimals.
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireList, wireNumber, wireText } from '../wire/wire-value'

const price = orAbsent(wireNumber)

type PriceForms<N extends string> = Record<N | `${N}_tax` | `${N}_incl_tax`, typeof price>

function inThreeForms<N extends string>(name: N): PriceForms<N> {
  const forms = { [name]: price, [`${name}_tax`]: price, [`${name}_incl_tax`]: price }
  return forms as PriceForms<N>
}

/** The price fields a product and its configurable children share. */
export const priceShape = {
  ...inThreeForms('price'),
  ...inThreeForms('final_price'),
  ...inThreeForms('special_price'),
  ...inThreeForms('original_price'),
  ...inThreeForms('original_final_price'),
  ...inThreeForms('original_special_price'),
  regular_price: price,
  /** Of the 30 days before the reduction that holds now. Our own, so it may be absent. */
  lowest_price_incl_tax: price,
  special_from_date: orAbsent(wireText),
  special_to_date: orAbsent(wireText),
  tax: price,
}

export const wireTierPrices = wireList(
  wireObject({ customer_group_id: wireNumber, qty: wireNumber, value: wireNumber }),
)
