import type { HttpPort } from './ports'
import type { AskedTask } from './sync-tasks/sync-task'

const UNAUTHORISED = 401

/** What became of the wish to hear when a product is back. */
export type AlertOutcome = 'done' | 'needs-account' | 'failed'

const PATH = '/api/ext/product-alert/stock'

/** Asks to be told when a product is back (spec 7, product alert). Never throws. */
export async function sendAlert(http: HttpPort, sku: string): Promise<AlertOutcome> {
  const answer = await http.send({ method: 'POST', path: PATH, body: { sku } })
  if (answer.kind === 'lost') return 'failed'
  if (answer.code === 200) return 'done'
  return answer.code === UNAUTHORISED ? 'needs-account' : 'failed'
}

/** The same for when there is a connection again (spec 3, sync task), under this login alone. */
export function toAlertTask(sku: string, login: string | null): AskedTask {
  const payload = { method: 'POST', body: { sku } } as const
  return { url: PATH, payload, callback_event: 'product-alert/set', login }
}
