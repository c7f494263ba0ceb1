import { findPaymentOffer } from '../../../../shared/checkout/payment-methods'
import type { CallBody } from '../../../../shared/contract/calls'
import type { WireAddress } from '../../../../shared/contract/customer/address'
import type { WireWalletQuote } from '../../../../shared/contract/payment/wallet'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { fail, ok, type Result } from '../../../../shared/result'
import type { CartCall } from '../../cart/answer-for-cart'
import { collectTotals, informOfShipping, listShippingMethods } from '../../cart/selection-calls'
import type { Refusal } from '../../http/refusal'
import { WRONG_METHOD } from '../payment-refusals'

interface Asked {
  paymentMethod: CallBody<'walletExpressCheckout'>['paymentMethod']
  shippingAddress: WireAddress
}

/** What the cart costs by that wallet, sent by the first delivery to the address that it gave. */
export async function quoteForWallet(
  call: CartCall,
  { paymentMethod, shippingAddress }: Asked,
): Promise<Result<WireWalletQuote, Refusal>> {
  if (!findPaymentOffer(paymentMethod.method)?.wallet) return fail(WRONG_METHOD)
  const methods = await listShippingMethods(call, shippingAddress)
  if (!methods.ok) return methods
  const delivery = methods.value.find(({ available }) => available !== false)
  const chosen = {
    shippingCarrierCode: delivery?.carrier_code ?? null,
    shippingMethodCode: delivery?.method_code ?? null,
  }
  const addresses = { shippingAddress, billingAddress: shippingAddress }
  const informed = await informOfShipping(call, { ...addresses, ...chosen })
  if (!informed.ok) return informed
  const { country_id: country } = shippingAddress
  const selection = { ...call.cart.selection, country }
  const cart = { ...call.cart, selection }
  const totals = await collectTotals({ ...call, cart }, { paymentMethod, ...chosen })
  if (!totals.ok) return totals
  const { i18n } = call.cart.store
  const amount = { currency: i18n.currencyCode, value: priceToCents(totals.value.grand_total ?? 0) }
  return ok({ amount, totals: totals.value, delivery })
}
