import { deleteCookie } from 'hono/cookie'
import { fastCookie } from '../../../shared/checkout/checkout-form'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { createSession } from '../session/session'
import type { GatewayContext } from './gateway-context'
import { tellCartChanged } from './tell-cart-changed'

/** Browsers forget what the shop has kept, but for its cookies (ASVS 14.3.1). */
const FORGET = '"storage"'

/**
 * Nothing of a customer stays in this browser: cart, wishlist, details of the checkout and orders (spec 4,
 * logout). The cart waits in the account.
 */
export function forgetCustomer(c: GatewayContext): void {
  c.get('customer').change(null)
  c.get('session').change(createSession())
  c.header('clear-site-data', FORGET)
  // Without the details the hint at them is wrong, in every store of this host.
  for (const store of STORE_VIEWS) deleteCookie(c, fastCookie(store), { path: '/', secure: true })
  tellCartChanged(c)
}
