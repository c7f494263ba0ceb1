// The cart of who is logged in, which is theirs in every browser.
import type { Result } from '../../../shared/result'
import { withCustomerCart } from '../session/session'
import type { UpstreamFault } from '../upstream/fault'
import { readResult } from '../upstream/upstream'
import { askAsCustomer } from './ask-as-customer'
import { cartIdOf, type GatewayContext } from './gateway-context'
import { tellCartChanged } from './tell-cart-changed'

/**
 * Merges a guest's cart into that of who is logged in, unless that was done at the login. An outage
 * leaves it to the next call, and so does an answer that came late and brought the guest's cart back.
 */
export async function adoptCustomerCart(c: GatewayContext): Promise<void> {
  const customer = c.get('customer').current
  const { merged } = c.get('session').current
  if (!customer || merged[c.get('store').storeCode] === customer.began) return
  const opened = await fetchCustomerCart(c)
  if (opened.ok) tellCartChanged(c)
}

/** The cart of who is logged in, with what a guest has put into theirs. Said again, it changes nothing. */
export async function fetchCustomerCart(c: GatewayContext): Promise<Result<string, UpstreamFault>> {
  const guest = cartIdOf(c)
  const asked = await askAsCustomer(c, 'cartCreate', guest ? { query: [['cartId', guest]] } : {})
  const opened = asked.ok ? readResult('cartCreate', asked.value) : asked
  const customer = c.get('customer').current
  if (!opened.ok || !customer) return opened
  const session = c.get('session')
  const { storeCode } = c.get('store')
  session.change(withCustomerCart(session.current, storeCode, opened.value, customer.began))
  return opened
}
