import { findPaymentOffer } from '../../../../shared/checkout/payment-methods'
import type { CallBody } from '../../../../shared/contract/calls'
import type { WireAddress } from '../../../../shared/contract/customer/address'
import type { WireWalletQuote } from '../../../../shared/contract/payment/wallet'
import { fail, ok, type Result } from '../../../../shared/result'
import type { CartCall } from '../../cart/answer-for-cart'
import { deliveryDaysOfCart } from '../../cart/delivery-days'
import { toWireShippingMethod } from '../../cart/wire/to-wire-methods'
import { toWireTotals } from '../../cart/wire/to-wire-totals'
import type { Refusal } from '../../http/refusal'
import { WRONG_METHOD } from '../payment-refusals'
import { PAYPAL_METHOD } from '../paypal/paypal-payment'
import { quoteCart } from '../quote-cart'

interface Asked {
  paymentMethod: CallBody<'walletExpressCheckout'>['paymentMethod']
  shippingAddress: WireAddress
}

/** What the cart costs by that wallet or by PayPal, sent by the first delivery to an address. */
export async function quoteExpress(
  call: CartCall,
  { paymentMethod: { method }, shippingAddress }: Asked,
): Promise<Result<WireWalletQuote, Refusal>> {
  const isExpress = method === PAYPAL_METHOD || findPaymentOffer(method)?.wallet
  if (!isExpress) return fail(WRONG_METHOD)
  const quoted = await quoteCart(call, shippingAddress.country_id, method)
  if (!quoted.ok) return quoted
  const { shipping, lines, store, amountDue } = quoted.value
  return ok({
    amount: { currency: store.i18n.currencyCode, value: amountDue },
    totals: toWireTotals(quoted.value),
    delivery: shipping
      ? toWireShippingMethod(store, shipping, deliveryDaysOfCart(lines))
      : undefined,
  })
}
