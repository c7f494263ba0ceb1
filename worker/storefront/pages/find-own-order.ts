import { calls } from '../../../shared/contract/calls'
import type { WireOwnOrder } from '../../../shared/contract/order/own-order'
import { fail, type Result } from '../../../shared/result'
import { askAsCustomer } from '../gateway/ask-as-customer'
import type { GatewayContext } from '../gateway/gateway-context'
import { statusFault, type UpstreamFault } from '../upstream/fault'
import { readResult } from '../upstream/upstream'

/** An order of who is logged in; 404 for one of somebody else, and for no number at all. */
export async function findOwnOrder(
  c: GatewayContext,
  orderNumber: string,
): Promise<Result<WireOwnOrder, UpstreamFault>> {
  const query = calls.userOrder.query.safeParse({ orderNumber })
  if (!query.success) return fail(statusFault(404))
  const asked = await askAsCustomer(c, 'userOrder', { query: [['orderNumber', orderNumber]] })
  return asked.ok ? readResult('userOrder', asked.value) : asked
}
