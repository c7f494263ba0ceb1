import type { KnownCustomer } from '../../../../shared/checkout/own-address'
import { isEmailText } from '../../../../shared/customer/email-text'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { type GatewayContext, upstreamOf } from '../../gateway/gateway-context'
import { isWithinRate } from '../../http/rate-limit'
import { toKnownCustomer } from '../../load/account/to-known-customer'
import { shopperHeader } from '../../upstream/customer'
import { readResult } from '../../upstream/upstream'

/** What is known of who is logged in; null for a guest, and where it cannot be had. */
export async function loadOwnDetails(c: GatewayContext): Promise<KnownCustomer | null> {
  if (!c.get('customer').current) return null
  const asked = await askAsCustomer(c, 'userMe', {})
  const read = asked.ok ? readResult('userMe', asked.value) : asked
  return read.ok ? toKnownCustomer(read.value, c.get('store')) : null
}

/**
 * Whether a guest has an account under this address. It says no more than the call that anybody may
 * make, and as often.
 */
export async function isKnownAddress(c: GatewayContext, email: string): Promise<boolean> {
  if (c.get('customer').current || !isEmailText(email)) return false
  if (!(await isWithinRate(c.env.RATE_LOGIN, c.req.raw.headers))) return false
  const headers = await shopperHeader(c.req.raw)
  const body = { customerEmail: email.trim() }
  const asked = await upstreamOf(c).ask('userEmailAvailable', { body, headers })
  return asked.ok && asked.value === false
}
