import { fail, ok, type Result } from '../../../shared/result'
import type { CartCall } from '../cart/answer-for-cart'
import type { Selection } from '../cart/cart'
import { mayChoose, mayServe } from '../cart/choose-methods'
import { fillLines } from '../cart/fill-lines'
import { type PricedCart, priceCart } from '../cart/price-cart'
import type { Refusal } from '../http/refusal'

/**
 * What a cart would cost in a country by a way to pay, sent by the first delivery there. Nothing of it
 * is remembered: who only asks has chosen nothing.
 */
export async function quoteCart(
  { databases, cart, now }: CartCall,
  country: string,
  paymentMethodCode: string,
): Promise<Result<PricedCart, Refusal>> {
  const lines = await fillLines(databases, cart)
  const undelivered = { country, carrierCode: null, shippingMethodCode: null, paymentMethodCode }
  const [first] = priceCart(cart, lines, undelivered, now).shippingOffers
  const selection: Selection = {
    ...undelivered,
    carrierCode: first?.carrierCode ?? null,
    shippingMethodCode: first?.methodCode ?? null,
  }
  const priced = priceCart(cart, lines, selection, now)
  const served = priced.isVirtual ? ok(null) : mayServe(cart.store, country)
  const chosen = served.ok ? mayChoose(selection, priced) : served
  return chosen.ok ? ok(priced) : fail(chosen.error)
}
