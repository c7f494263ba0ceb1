// Opens express checkout for a cart (contract 1.9). What a client says it costs has to add up and to be
// what the cart costs now: PayPal would refuse the one, and a shopper the other.
import { readAmount } from '../../../../shared/checkout/amount-text'
import { findPurchaseFault } from '../../../../shared/checkout/purchase-unit'
import type { ExpressCheckoutRequest } from '../../../../shared/contract/payment/paypal'
import { fail, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { CartCall } from '../../cart/answer-for-cart'
import { mayPayBy } from '../../cart/choose-methods'
import { fillLines } from '../../cart/fill-lines'
import { loadCart } from '../../cart/load-cart'
import { priceCart } from '../../cart/price-cart'
import type { Databases } from '../../db/databases'
import type { PaymentSettings } from '../payment-settings'
import { quoteCart } from '../quote-cart'
import { parseReturnUrl } from '../return-url'
import type { PayPal } from './open-paypal'
import { type OpenedOrder, openPayPalOrder } from './open-paypal-order'
import { addPayPalPayment, PAYPAL_METHOD } from './paypal-payment'

export interface ExpressDesk {
  databases: Databases
  store: StoreView
  payPal: PayPal
  settings: PaymentSettings
  /** Milliseconds since 1970. */
  now: number
}

/** Answers the token of PayPal and the page of it, or in words what is wrong. */
export async function setExpressCheckout(
  { databases, store, payPal, settings, now }: ExpressDesk,
  asked: ExpressCheckoutRequest,
): Promise<Result<OpenedOrder, string>> {
  const [unit, ...others] = asked.purchase_units
  if (!unit || others.length > 0) return fail('There has to be one purchase unit')
  if (unit.reference_id !== asked.cart_id) return fail('The purchase is not that of the cart')
  const cart = await loadCart(databases.sales, store, asked.cart_id, now)
  if (!cart.ok) return fail(cart.error.message)
  const { currencyCode, defaultLocale } = store.i18n
  if (asked.currency_code !== currencyCode || unit.amount.currency_code !== currencyCode) {
    return fail(`This store is paid in ${currencyCode}`)
  }
  if (asked.locale !== defaultLocale.replace('-', '_')) return fail('The locale is another')
  const fault = findPurchaseFault(unit)
  if (fault) return fail(fault)
  const call = { databases, cart: cart.value, now }
  const quoted = await quoteCart(call, store.tax.defaultCountry, PAYPAL_METHOD)
  if (!quoted.ok) return fail(quoted.error.message)
  const payable = mayPayBy(PAYPAL_METHOD, quoted.value)
  if (!payable.ok) return fail(payable.error.message)
  const amount = readAmount(unit.amount.value)
  // Where it goes is known once PayPal has said so. The shop's pages send what it costs at home; other
  // clients of the contract send the total of the cart, as contract 1.9 has it.
  const isCost = amount === quoted.value.amountDue || amount === (await chosenCost(call))
  if (!isCost) return fail('The amount is not what the cart costs')
  const returnUrl = parseReturnUrl(asked.return_url, settings)
  const cancelUrl = parseReturnUrl(asked.cancel_url, settings)
  if (!returnUrl.ok || !cancelUrl.ok) return fail('The addresses are not those of the shop')
  const opened = await openPayPalOrder(payPal, {
    store,
    unit,
    returnUrl: returnUrl.value.href,
    cancelUrl: cancelUrl.value.href,
    isExpress: true,
  })
  if (!opened.ok) return fail(`${opened.error.issue} ${opened.error.message}`)
  const kept = { ...opened.value, cartId: cart.value.id, orderId: null, amount }
  await addPayPalPayment(databases.sales, kept, now)
  return opened
}

/** What the cart costs with the delivery that was chosen in it. */
async function chosenCost({ databases, cart, now }: CartCall): Promise<number> {
  const selection = { ...cart.selection, paymentMethodCode: PAYPAL_METHOD }
  return priceCart(cart, await fillLines(databases, cart), selection, now).amountDue
}
