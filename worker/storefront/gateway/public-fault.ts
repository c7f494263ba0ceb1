// What a browser is told of a cart call that failed. A backend behind a gatekeeper, or one that is
// being deployed, answers 401, 403 and 404 to everything: nobody's cart and nobody's change may be
// lost by that, so only a failure that says why is passed on.
import { REFUSAL_REASONS } from '../../../shared/contract/cart/refusal-reason'
import { isCartGone } from '../upstream/cart'
import { reasonOf, statusFault, type UpstreamFault } from '../upstream/fault'

const TOO_MANY = 429

/** Statuses by which a door answers, whatever was asked. */
const AT_THE_DOOR: readonly number[] = [401, 403, 404]

/** Failures of contract 1.2 whose words are meant for shoppers, each with its status. */
const FOR_SHOPPERS: readonly (readonly [number, RegExp])[] = [
  [400, /^The requested qty is not available\.?$/],
  [400, /^Shipping method is not applicable for empty cart\.?$/],
  [404, /^The coupon code isn't valid\.(?: Verify the code and try again\.)?$/],
]

/** The failure as it may be passed on: as it is, as an outage, or as a refusal in general words. */
export function toPublicFault(fault: UpstreamFault): UpstreamFault {
  const { kind, status, message } = fault
  const isRefusal = kind === 'status' && status < 500 && status !== TOO_MANY
  if (!isRefusal || hasKnownReason(fault)) return fault
  if (isForShoppers(fault)) return statusFault(status, message, message)
  if (AT_THE_DOOR.includes(status) && !isCartGone(fault)) return statusFault(503)
  return statusFault(status)
}

function hasKnownReason(fault: UpstreamFault): boolean {
  const reason = reasonOf(fault)
  return REFUSAL_REASONS.some((known) => known === reason)
}

function isForShoppers({ status, message }: UpstreamFault): boolean {
  return FOR_SHOPPERS.some(([code, words]) => code === status && words.test(message))
}
