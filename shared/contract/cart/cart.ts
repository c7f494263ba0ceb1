// The server cart (spec 7, contract 1.2). A token with a numeric cart id means the customer's cart,
// anything else the guest cart of that id, even when a token is sent.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { productOption } from '../catalogue/product-option'
import { addressRequest } from '../customer/address'
import {
  cartId,
  entityId,
  idText,
  methodCode,
  plainFields,
  qtyOrText,
  sku,
  storeCode,
} from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireNumber, wireText } from '../wire/wire-value'
import { paymentMethod, paymentMethodsResult, shippingMethod } from './cart-methods'
import { wireTotals } from './totals'

export const wireCartItem = wireObject({
  item_id: wireInteger,
  sku: wireText,
  qty: wireNumber,
  name: orAbsent(wireText),
  price: orAbsent(wireNumber),
  product_type: orAbsent(wireText),
  quote_id: orAbsent(wireText),
  product_option: orAbsent(productOption),
})
export type WireCartItem = z.output<typeof wireCartItem>

/** For a configurable product `sku` is the parent's here and the child's in the answer. */
const cartItemUpdate = z.object({
  sku,
  qty: qtyOrText,
  item_id: z.optional(z.nullable(entityId)),
  quoteId: z.optional(idText),
  product_option: z.optional(z.nullable(productOption)),
})
export type CartItemUpdate = z.output<typeof cartItemUpdate>

const cartItemRemoval = z.object({
  sku: z.optional(sku),
  item_id: entityId,
  quoteId: z.optional(idText),
})

const shippingInformation = z.object({
  shippingAddress: z.optional(addressRequest),
  billingAddress: z.optional(addressRequest),
  shippingCarrierCode: z.optional(z.nullable(methodCode)),
  shippingMethodCode: z.optional(z.nullable(methodCode)),
})
export type ShippingInformation = z.output<typeof shippingInformation>

const chosenMethods = z.object({
  paymentMethod: z.optional(z.object({ method: methodCode })),
  shippingCarrierCode: z.optional(z.nullable(methodCode)),
  shippingMethodCode: z.optional(z.nullable(methodCode)),
  additionalData: z.optional(plainFields),
})
export type ChosenMethods = z.output<typeof chosenMethods>

const forStore = z.object({ storeCode: z.optional(storeCode) })
const ofCart = z.object({ cartId, storeCode: z.optional(storeCode) })

const cartCall = { auth: 'optional', envelope: true, query: ofCart } as const

export const cartCalls = {
  cartCreate: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/create',
    /** With a token: the customer's cart, into which that of the guest goes, once. */
    query: z.extend(forStore, { cartId: z.optional(cartId) }),
    result: wireText,
  },
  cartUpdate: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/update',
    body: z.object({ cartItem: cartItemUpdate }),
    result: wireCartItem,
  },
  cartDelete: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/delete',
    body: z.object({ cartItem: cartItemRemoval }),
    result: z.boolean(),
  },
  cartPull: { ...cartCall, method: 'GET', path: '/api/cart/pull', result: z.array(wireCartItem) },
  cartTotals: { ...cartCall, method: 'GET', path: '/api/cart/totals', result: wireTotals },
  cartPaymentMethods: {
    ...cartCall,
    method: 'GET',
    path: '/api/cart/payment-methods',
    result: paymentMethodsResult,
  },
  cartShippingMethods: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/shipping-methods',
    body: z.object({ address: addressRequest }),
    result: z.array(shippingMethod),
  },
  cartShippingInformation: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/shipping-information',
    body: z.object({ addressInformation: shippingInformation }),
    result: wireObject({ payment_methods: z.array(paymentMethod), totals: wireTotals }),
  },
  cartCollectTotals: {
    ...cartCall,
    method: 'POST',
    path: '/api/cart/collect-totals',
    body: z.object({ methods: chosenMethods }),
    result: wireTotals,
  },
} as const satisfies Record<string, Call>
