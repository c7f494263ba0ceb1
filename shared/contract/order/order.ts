// Placing an order and asking afterwards what became of it (spec 7, contract 1.3).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { productOption } from '../catalogue/product-option'
import { addressRequest } from '../customer/address'
import { MAX_CART_LINES } from '../wire/cart-limits'
import {
  cartId,
  entityId,
  line,
  methodCode,
  opaqueId,
  plainFields,
  qty,
  sku,
  storeCode,
} from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireNumber, wireText, wireValue } from '../wire/wire-value'

const orderedProduct = z.object({
  sku,
  parentSku: z.optional(z.nullable(sku)),
  qty,
  name: z.optional(line(512)),
  /** Decimal, informative: the shop's own price counts. */
  price: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  product_type: z.optional(line(32)),
  product_option: z.optional(z.nullable(productOption)),
  server_item_id: z.optional(z.nullable(entityId)),
})

const addressInformation = z.object({
  /** Left out for a virtual cart. */
  shippingAddress: z.optional(addressRequest),
  billingAddress: addressRequest,
  shipping_method_code: z.optional(methodCode),
  shipping_carrier_code: z.optional(methodCode),
  payment_method_code: methodCode,
  payment_method_additional: z.optional(plainFields),
  shippingExtraFields: z.optional(plainFields),
})

/** Unknown members are refused at the top, as the ancestor does; inside they are left out. */
export const orderRequest = z.strictObject({
  /** Text; empty for a guest. */
  user_id: z.optional(line(64)),
  cart_id: cartId,
  store_code: z.optional(storeCode),
  store_id: z.optional(entityId),
  /** The attempt id made when the checkout opened: the same order is never placed twice. */
  order_id: opaqueId,
  created_at: z.optional(line(64)),
  updated_at: z.optional(line(64)),
  transmited: z.optional(z.boolean()),
  /** Decimal, what the shopper was shown: a backend that would charge another sum asks again. */
  expected_grand_total: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000_000))),
  products: z.array(orderedProduct).check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
  addressInformation,
})
export type OrderRequest = z.output<typeof orderRequest>
export type OrderedProduct = z.output<typeof orderedProduct>

const placedShape = {
  magentoOrderId: orAbsent(wireText),
  /** The number the shopper sees. */
  orderNumber: orAbsent(wireText),
  backendOrderId: orAbsent(wireText),
  transferedAt: orAbsent(wireText),
  /** By which the payment calls know the order; it cannot be guessed. */
  orderHash: orAbsent(wireText),
}

/** An answer that names no order is none: it must not pass for a success. */
export const placedOrder = wireObject(placedShape).check(
  z.refine(
    (order) => order.orderNumber ?? order.magentoOrderId ?? order.backendOrderId,
    'No order',
  ),
)
export type WirePlacedOrder = z.output<typeof placedOrder>

/** With direct sync the order; when queued the id of a job; a refused signature is text too. */
export const orderResult = z.union([placedOrder, z.string()])
export type WireOrderResult = z.output<typeof orderResult>

export type OrderAnswer =
  | { kind: 'placed'; order: WirePlacedOrder }
  | { kind: 'queued'; job: string }
  | { kind: 'refused'; message: string }

/** Tells the three meanings of a 200 answer to an order apart (contract 1.3). */
export function toOrderAnswer(result: WireOrderResult): OrderAnswer {
  if (typeof result !== 'string') return { kind: 'placed', order: result }
  if (result.startsWith('Invalid signature')) return { kind: 'refused', message: result }
  return { kind: 'queued', job: result }
}

/** The stored outcome of an order attempt. `platform_order_id` is the ancestor's queue dialect. */
export const orderStatus = wireObject({
  ...placedShape,
  order_id: orAbsent(wireText),
  platform_order_id: orAbsent(wireText),
  transmited: orAbsent(wireFlag),
  transmited_at: orAbsent(wireText),
  status: orAbsent(wireText),
  payment_state: orAbsent(wireText),
  grand_total: orAbsent(wireNumber),
  /** Where its confirmation goes. */
  email: orAbsent(wireText),
  order: z.optional(wireValue),
})
export type WireOrderStatus = z.output<typeof orderStatus>

export const orderCalls = {
  orderPlace: {
    method: 'POST',
    path: '/api/order',
    auth: 'optional',
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: orderRequest,
    result: orderResult,
    envelope: true,
  },
  /** 404 while no such attempt is known. */
  orderStatus: {
    method: 'GET',
    path: '/api/sync/order/:order_id',
    auth: 'none',
    params: z.object({ order_id: opaqueId }),
    query: z.object({ storeCode: z.optional(storeCode) }),
    result: orderStatus,
    envelope: true,
  },
} as const satisfies Record<string, Call>
