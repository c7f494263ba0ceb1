import { APPROVED, type ShownReturn } from '../../../../shared/checkout/shown-return'
import type { GatewayContext } from '../../gateway/gateway-context'
import { within } from '../../runtime/within'
import { findReturn } from './find-return'

/** How long a document waits for an answer about an order, in ms; then it says that nobody knows yet. */
const PATIENCE_MS = 1500
/** The same for who has just approved a payment: its provider may be a moment behind. */
const PROVIDER_PATIENCE_MS = 3500
const PAUSE_MS = 700

/** Where an order stands; of a payment that was approved it is asked until that is decided, for a while. */
export async function lookForOutcome(
  c: GatewayContext,
  name: string,
  result: string,
): Promise<ShownReturn> {
  const isApproved = result === APPROVED
  let last: ShownReturn = { kind: 'checking', of: 'order' }
  await within(isApproved ? PROVIDER_PATIENCE_MS : PATIENCE_MS, async function look(signal) {
    last = await findReturn(c, name, result)
    if (!isApproved || !isPaymentChecked(last)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (!signal.aborted) await look(signal)
  })
  return last
}

function isPaymentChecked(shown: ShownReturn): boolean {
  return shown.kind === 'checking' && shown.of === 'payment'
}
