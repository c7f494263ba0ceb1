import * as z from 'zod/mini'
import { messagesOf } from '../../../client/entry-server'
import { BUY_FORM_ID, FORM_FIELDS } from '../../../shared/cart/form-paths'
import { readBuyForm } from '../../../shared/cart/read-buy-form'
import { toCartItem } from '../../../shared/cart/to-cart-item'
import { sku } from '../../../shared/contract/wire/request-value'
import { createTranslate } from '../../../shared/i18n/messages'
import { type GatewayContext, withoutSession } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { createLookups } from '../load/lookups'
import { openSources } from '../pages/open-sources'
import { sayInCart } from '../session/said-once'
import { changeCart } from './change-cart'
import { goBackWith, goToCart } from './go-to'
import { nameAddition } from './name-addition'
import { refuseForm } from './refuse-form'
import { showRefused } from './show-again'

const identified = z.object({ sku })

/** Highest status of a product that is sold (spec 3). */
const ENABLED = 1

/**
 * POST /cart/add: what a product page or a card posts by itself. It ends at the cart, or at the
 * product with the reason why nothing was added.
 */
export async function addByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const asked = identified.safeParse({ sku: form.value.get(FORM_FIELDS.sku) })
  if (!asked.success) return refuseForm(c, 400)
  const found = await createLookups(openSources(withoutSession(c)).sources).productBySku(
    asked.data.sku,
  )
  if (!found.ok) return goBackWith(c, { key: 'cart.reason-unknown' })
  if (!found.value || found.value.status > ENABLED) {
    return goBackWith(c, { key: 'cart.out-of-stock' })
  }
  const { product } = found.value
  const now = Date.now()
  const { storeCode, i18n } = c.get('store')
  const t = createTranslate(messagesOf(storeCode))
  const requests = readBuyForm(product, form.value, { t, locale: i18n, now })
  if (!requests.ok) {
    const { link, typeData } = product
    if (!typeData.giftCard) return goBackWith(c, requests.error, link)
    // What was written for a gift card stands there again.
    const fault = t(requests.error.key, requests.error.values)
    return showRefused(c, link, { form: BUY_FORM_ID, fault, typed: form.value })
  }
  for (const [place, request] of requests.value.entries()) {
    const cartItem = toCartItem({ ...request, qty: Number(request.qty), itemId: null })
    const names = await nameAddition(form.value, place, now)
    const added = await changeCart(c, 'cartUpdate', { body: { cartItem }, names })
    // What came before it is in the cart: the cart is where the shopper sees what is missing.
    if (!added.ok) return goBackWith(c, added.error, place === 0 ? product.link : undefined)
  }
  sayInCart(c, 'cart.added')
  return goToCart(c)
}
