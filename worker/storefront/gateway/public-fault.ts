// The answer to a browser whose cart call failed. A backend behind a proxy, or one that is being
// deployed, answers 401, 403 and 404 to everything. No cart and no change may be lost by that, so
// only a failure that says why is passed on.
import { REFUSAL_REASONS } from '../../../shared/contract/cart/refusal-reason'
import { isCartGone } from '../upstream/cart'
import { reasonOf, statusFault, type UpstreamFault } from '../upstream/fault'

const TOO_MANY = 429

/** Statuses that a proxy or a deployment gives to every call. */
const UNRELATED_STATUSES: readonly number[] = [401, 403, 404]

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
  if (UNRELATED_STATUSES.includes(status) && !isCartGone(fault)) return statusFault(503)
  return statusFault(status)
}

function hasKnownReason(fault: UpstreamFault): boolean {
  const reason = reasonOf(fault)
  return REFUSAL_REASONS.some((known) => known === reason)
}

function isForShoppers({ status, message }: UpstreamFault): boolean {
  return FOR_SHOPPERS.some(([code, words]) => code === status && words.test(message))
}
