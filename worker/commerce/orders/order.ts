// An order, once it is placed.
import type { WireAddress } from '../../../shared/contract/customer/address'
import type { StoreCode } from '../../../shared/store-view/store-view'

/** new: stands, to be paid outside the shop. pending_payment: waits for the card. */
export type OrderState = 'new' | 'pending_payment' | 'processing' | 'canceled'

/** What the calls about an order need of it. Cents, milliseconds since 1970. */
export interface Order {
  id: number
  attemptId: string
  fingerprint: string
  orderHash: string
  incrementId: number
  storeCode: StoreCode
  cartId: number
  state: OrderState
  paymentMethodCode: string
  /** What its shopper pays: gift cards have paid the rest of its grand total. */
  amountDue: number
  currency: string
  email: string
  placedAt: number
  /** A provider was asked, and nobody knows yet what became of it. 0 or 1. */
  isChecked: number
}

/** Whom an order is for. `shipping` is null where nothing is sent. */
export interface Recipients {
  shipping: WireAddress | null
  billing: WireAddress
  email: string
}

/** A card order that is not paid by then is given up, and its stock with it. */
export const PAYMENT_WINDOW_MS = 30 * 60 * 1000

/** One whose payment a provider may still confirm waits for that, and so does its stock. */
export const CHECK_WINDOW_MS = 24 * 60 * 60 * 1000
