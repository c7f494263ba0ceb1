import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { UpstreamFault } from '../upstream/fault'

/** Seconds after which there is room again, for searches as for the rest. */
const RETRY_AFTER = '10'
const JSON_TYPE = 'application/json; charset=UTF-8'

/** A success in the envelope (contract 1.0). */
export function sendResult(c: Context, result: unknown): Response {
  return sendText(c, 200, JSON.stringify({ code: 200, result: result ?? null }))
}

/** A failure in the envelope: the status equals the code. */
export function sendRefusal(c: Context, code: number, result: unknown, meta?: unknown): Response {
  return sendText(c, code, JSON.stringify({ code, result, meta }))
}

/** Passes on the answer of the upstream; a failure of transport gets general words. */
export function sendFault(c: Context, fault: UpstreamFault): Response {
  if (fault.status === 429) c.header('retry-after', RETRY_AFTER)
  return sendRefusal(c, fault.status, fault.result, fault.meta)
}

/** An envelope that is text already. */
export function sendText(c: Context, code: number, text: string): Response {
  return c.body(text, code as ContentfulStatusCode, { 'content-type': JSON_TYPE })
}
