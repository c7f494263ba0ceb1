// Past orders of a customer, newest first (contract 1.1), in decimals.

import { wireObject } from '../wire/wire-object'
import {
  orAbsent,
  wireInteger,
  wireList,
  wireNumber,
  wireText,
  wireValue,
} from '../wire/wire-value'
import { customerAddress } from './address'

const amount = orAbsent(wireNumber)

const historyItem = wireObject({
  item_id: orAbsent(wireInteger),
  parent_item_id: orAbsent(wireInteger),
  sku: wireText,
  name: orAbsent(wireText),
  product_type: orAbsent(wireText),
  qty_ordered: amount,
  price: amount,
  price_incl_tax: amount,
  row_total: amount,
  row_total_incl_tax: amount,
  parent_item: orAbsent(wireValue),
})

const shippingAssignment = wireObject({
  shipping: orAbsent(
    wireObject({ address: orAbsent(customerAddress), method: orAbsent(wireText) }),
  ),
})

const historyOrder = wireObject({
  increment_id: wireText,
  entity_id: orAbsent(wireInteger),
  /** Ours: by which the page of an order is found. */
  order_hash: orAbsent(wireText),
  created_at: orAbsent(wireText),
  status: orAbsent(wireText),
  state: orAbsent(wireText),
  grand_total: amount,
  subtotal: amount,
  subtotal_incl_tax: amount,
  tax_amount: amount,
  shipping_amount: amount,
  shipping_incl_tax: amount,
  shipping_description: orAbsent(wireText),
  discount_amount: amount,
  order_currency_code: orAbsent(wireText),
  coupon_code: orAbsent(wireText),
  /** Three lines: website, group and store. */
  store_name: orAbsent(wireText),
  billing_address: orAbsent(customerAddress),
  payment: orAbsent(
    wireObject({ method: orAbsent(wireText), additional_information: wireList(wireValue) }),
  ),
  items: wireList(historyItem),
  extension_attributes: orAbsent(
    wireObject({ shipping_assignments: wireList(shippingAssignment) }),
  ),
})

export const orderHistory = wireObject({
  items: wireList(historyOrder),
  search_criteria: orAbsent(wireValue),
  total_count: orAbsent(wireInteger),
})
