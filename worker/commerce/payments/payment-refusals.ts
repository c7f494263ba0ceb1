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

export const NO_PAGE: Refusal = {
  code: 409,
  reason: 'method-not-found',
  message: 'This payment does not go on at a page of a bank.',
}

export const SILENT_PROVIDER: Refusal = {
  code: 503,
  reason: 'busy',
  message: 'Something went wrong. Try again in a few seconds.',
}
