import type { GatewayContext } from '../gateway/gateway-context'
import { logLine } from '../runtime/log-line'
import { openUpstream } from '../upstream/open-upstream'
import type { Upstream } from '../upstream/upstream'

/** A document may take longer than a call of a page: several calls, or a provider, are on its way. */
const PATIENCE_MS = 14_000

/** The upstream of a posted form, which may take its time. */
export function patientUpstreamOf(c: GatewayContext): Upstream {
  return openUpstream(c.env, c.get('settings'), {
    storeCode: c.get('store').storeCode,
    deadline: Date.now() + PATIENCE_MS,
    report: (event) =>
      logLine('warn', 'upstream-fault', { requestId: c.get('requestId'), ...event }),
  })
}
