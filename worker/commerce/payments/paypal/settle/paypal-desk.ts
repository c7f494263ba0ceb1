import type { StoreCode } from '../../../../../shared/store-view/store-view'
import type { Database } from '../../../db/databases'
import type { Bindings } from '../../../env'
import { openPayPal, type PayPal } from '../open-paypal'

/** What settling needs of this Worker, at this moment. */
export interface PayPalDesk {
  sales: Database
  payPalOf: (store: StoreCode) => PayPal
  /** Milliseconds since 1970. */
  now: number
}

export function payPalDeskOf(env: Bindings): PayPalDesk {
  return { sales: env.SALES, payPalOf: (store) => openPayPal(env, store), now: Date.now() }
}
