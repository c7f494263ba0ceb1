import type { CustomerRefusalReason } from '../../shared/contract/customer/customer-refusal'
import { isRecord } from '../../shared/json/is-record'
import type { HttpPort } from './ports'
import type { AskedTask } from './sync-tasks/sync-task'

const UNAUTHORISED = 401
const IN_STOCK: CustomerRefusalReason = 'product-in-stock'

/** What became of the wish to hear when a product is back. */
export type AlertOutcome = 'done' | 'needs-account' | 'in-stock' | 'failed'

const PATH = '/api/ext/product-alert/stock'
const LIST_PATH = '/api/ext/product-alert/stocklist'

/** Asks to be told when a product is back (spec 7, product alert). Never throws. */
export async function sendAlert(http: HttpPort, sku: string): Promise<AlertOutcome> {
  const answer = await http.send({ method: 'POST', path: PATH, body: { sku } })
  if (answer.kind === 'lost') return 'failed'
  if (answer.code === 200) return 'done'
  if (answer.code === UNAUTHORISED) return 'needs-account'
  const { meta } = answer
  return isRecord(meta) && meta.reason === IN_STOCK ? 'in-stock' : 'failed'
}

/** The same for when there is a connection again (spec 3, sync task), under this login alone. */
export function toAlertTask(sku: string, login: string | null): AskedTask {
  const payload = { method: 'POST', body: { sku } } as const
  return { url: PATH, payload, callback_event: 'product-alert/set', login }
}

/** Whether one waits for a product already; null where nobody can tell. Never throws. */
export async function askIsWaiting(http: HttpPort, sku: string): Promise<boolean | null> {
  const answer = await http.send({ method: 'GET', path: LIST_PATH })
  if (answer.kind === 'lost' || answer.code !== 200 || !Array.isArray(answer.result)) return null
  return answer.result.some((alert) => isRecord(alert) && alert.sku === sku)
}

/** Waits for a product no longer; whether that was done. Never throws. */
export async function endAlert(http: HttpPort, sku: string): Promise<boolean> {
  const answer = await http.send({ method: 'DELETE', path: PATH, body: { sku } })
  return answer.kind === 'answered' && answer.code === 200
}
