import type { Refusal } from '../http/refusal'

export const ORDER_CANCELED: Refusal = {
  code: 409,
  reason: 'order-canceled',
  message: 'This order was cancelled. The cart is as before.',
}

export const ORDER_PAID: Refusal = {
  code: 409,
  reason: 'order-paid',
  message: 'This order has been paid or refused already.',
}

export const WRONG_METHOD: Refusal = {
  code: 400,
  reason: 'method-not-found',
  message: 'This order is not paid by that method.',
}

export const NOT_CANCELABLE: Refusal = {
  code: 409,
  reason: 'order-paid',
  message: 'This order stands and does not wait for a payment.',
}
