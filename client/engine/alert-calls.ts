import type { HttpPort } from './ports'

const UNAUTHORISED = 401

/** What became of the wish to hear when a product is back. */
export type AlertOutcome = 'done' | 'needs-account' | 'failed'

/** Asks to be told when a product is back (spec 7, product alert). Never throws. */
export async function sendAlert(http: HttpPort, sku: string): Promise<AlertOutcome> {
  const path = '/api/ext/product-alert/stock'
  const answer = await http.send({ method: 'POST', path, body: { sku } })
  if (answer.kind === 'lost') return 'failed'
  if (answer.code === 200) return 'done'
  return answer.code === UNAUTHORISED ? 'needs-account' : 'failed'
}
