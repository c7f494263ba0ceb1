import type { Charge } from '../cart/totals'
import type { StoreCode } from '../store-view/store-view'

const NO_FEE: Charge = { net: 0, gross: 0 }

/**
 * What a store asks for a way to pay beside the goods, in cents; a way that is not named costs nothing.
 * More than the way costs the merchant may not be asked (Directive 2011/83/EU, article 19), and cards of
 * consumers none (Directive (EU) 2015/2366, article 62).
 */
const FEES: Readonly<Partial<Record<StoreCode, Readonly<Record<string, Charge>>>>> = {
  // In Germany the postman takes the money and is paid for it by the sender: 5 euros with 19% of tax. The
  // specification names no fee; elsewhere no carrier of the shop takes one.
  de_de: { cashondelivery: { net: 420, gross: 500 } },
}

/** The fee of a way to pay in a store, in cents with and without tax. */
export function feeFor(storeCode: StoreCode, paymentCode: string): Charge {
  const fees = FEES[storeCode] ?? {}
  return (Object.hasOwn(fees, paymentCode) ? fees[paymentCode] : null) ?? NO_FEE
}
