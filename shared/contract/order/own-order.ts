// One order of a customer with what can be ordered again and its invoice. The call is ours: the
// ancestor's history says neither. Decimals.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { productOption } from '../catalogue/product-option'
import { customerAddress } from '../customer/address'
import { storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireList, wireNumber, wireText } from '../wire/wire-value'
import { trackedOrder } from './tracked-order'

const invoiceLine = wireObject({
  sku: wireText,
  name: wireText,
  qty: wireNumber,
  /** Of a piece, without tax. */
  unit_net: wireNumber,
  /** Per cent. */
  tax_rate: wireNumber,
  row_net: wireNumber,
  row_gross: wireNumber,
})

/** What was charged at one rate: net, tax and their sum. */
const invoiceTax = wireObject({
  rate: wireNumber,
  net: wireNumber,
  tax: wireNumber,
  gross: wireNumber,
})

const invoice = wireObject({
  /** Runs without random digits, as the books need it. */
  number: wireText,
  issued_at: wireText,
  /** When it was handed to a carrier; left out before. */
  supplied_at: orAbsent(wireText),
  billing_address: customerAddress,
  shipping_address: orAbsent(customerAddress),
  lines: wireList(invoiceLine),
  taxes: wireList(invoiceTax),
})
export type WireInvoice = z.output<typeof invoice>

const ownOrder = wireObject({
  order_hash: wireText,
  order: trackedOrder,
  /** What was bought, as a cart takes it. */
  items: wireList(
    wireObject({ sku: wireText, qty: wireNumber, product_option: orAbsent(productOption) }),
  ),
  billing_address: orAbsent(customerAddress),
  /** Left out where nothing is sent. */
  delivery: orAbsent(wireObject({ title: wireText, address: customerAddress })),
  /** Left out for an order that was given up, or is still to be paid on a page elsewhere. */
  invoice: orAbsent(invoice),
})
export type WireOwnOrder = z.output<typeof ownOrder>

const orderNumber = z.string().check(z.regex(/^\d{1,15}$/))

export const ownOrderCalls = {
  /** 404 for an order of somebody else, as for none. */
  userOrder: {
    method: 'GET',
    path: '/api/user/order',
    auth: 'customer',
    envelope: true,
    query: z.object({ storeCode: z.optional(storeCode), orderNumber }),
    result: ownOrder,
  },
} as const satisfies Record<string, Call>
