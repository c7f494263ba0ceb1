import type { CartSummary } from '../../../../shared/cart/cart-summary'
import { type PurchaseLine, toPurchaseUnit } from '../../../../shared/checkout/purchase-unit'
import { parseWallet, WALLET_FIELD } from '../../../../shared/checkout/wallet-order'
import type { WireCartItem } from '../../../../shared/contract/cart/cart'
import { storePath } from '../../../../shared/routing/links'
import { EXPRESS_PATH } from '../../../../shared/routing/screen-paths'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { chooseCart } from '../../gateway/ask-cart'
import type { GatewayContext } from '../../gateway/gateway-context'
import { mayRedirectTo, ownOrigin } from '../../gateway/payment-routes'
import { readForm } from '../../http/read-form'
import { goBackWith, SEE_OTHER } from '../go-to'
import { patientUpstreamOf } from '../patient-upstream'
import { type ExpressCart, quoteExpressCart } from './express-cart'

/** PayPal's own page of a token, for a backend that does not say where it is approved. */
const PAYPAL_PAGE = 'https://www.paypal.com/checkoutnow'

/**
 * POST /checkout-express/start: to the page of a wallet, or to PayPal's, or back to the cart, which says
 * what is wrong.
 */
export async function startExpress(c: GatewayContext): Promise<Response> {
  const cartId = await chooseCart(c)
  const form = await readForm(c.req.raw)
  const wallet = parseWallet(form.ok ? form.value.get(WALLET_FIELD) : null)
  if (wallet) {
    const path = `${EXPRESS_PATH}?${new URLSearchParams({ [WALLET_FIELD]: wallet })}`
    return c.redirect(storePath(path, c.get('store')), SEE_OTHER)
  }
  const page = cartId && (await openExpress(c, cartId))
  const allowed = [ownOrigin(c), ...c.get('settings').pspOrigins]
  if (page && mayRedirectTo(page, allowed)) return c.redirect(page, SEE_OTHER)
  return goBackWith(c, { key: 'cart.express-failed', values: { quantity: 0 } })
}

/** The page on which to approve; null where it could not be opened. */
async function openExpress(c: GatewayContext, cartId: string): Promise<string | null> {
  const store = c.get('store')
  const upstream = patientUpstreamOf(c)
  const cart = await quoteExpressCart(upstream, cartId, store.tax.defaultCountry)
  if (!cart.ok || cart.value.items.length === 0) return null
  const { currencyCode, defaultLocale } = store.i18n
  const inShop = (path: string) => new URL(storePath(path, store), ownOrigin(c)).href
  const opened = await upstream.call('paypalSetExpressCheckout', {
    body: {
      cart_id: cartId,
      brand_name: MERCHANT.name,
      locale: defaultLocale.replace('-', '_'),
      currency_code: currencyCode,
      purchase_units: [toUnit(c, cartId, cart.value)],
      user_token: '',
      email: '',
      return_url: inShop(EXPRESS_PATH),
      cancel_url: inShop('/checkout-failed?result=0'),
      total_type: 'EstimatedTotal',
      logo: '',
    },
  })
  if (!opened.ok || !opened.value.success || !opened.value.token) return null
  const { token, redirect_url } = opened.value
  return redirect_url ?? `${PAYPAL_PAGE}?token=${encodeURIComponent(token)}`
}

function toUnit(
  c: GatewayContext,
  reference: string,
  { items, totals }: Pick<ExpressCart, 'items' | 'totals'>,
) {
  const { storeCode, i18n } = c.get('store')
  return toPurchaseUnit({
    reference,
    storeCode,
    currency: i18n.currencyCode,
    lines: items.flatMap((item) => toLine(item, totals)),
    shipping: totals.shippingInclTax ?? 0,
    // Final prices include tax.
    tax: 0,
    due: totals.grandTotal,
  })
}

function toLine(item: WireCartItem, { items }: CartSummary): PurchaseLine[] {
  const sum = items.find(({ itemId }) => itemId === item.item_id)
  if (!sum) return []
  return [
    {
      name: item.name || item.sku,
      sku: item.sku,
      // Who gets a gift card, and with which words, is not told.
      options: item.product_type === 'amgiftcard' ? [] : sum.options.map(({ value }) => value),
      qty: sum.qty,
      unit: sum.unitPriceInclTax,
      row: sum.rowTotalInclTax,
    },
  ]
}
