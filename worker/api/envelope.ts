import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { UpstreamFault } from '../upstream/fault'

/** A success in the envelope (contract 1.0). */
export function answer(c: Context, result: unknown): Response {
  return c.json({ code: 200, result })
}

/** A failure in the envelope: the status equals the code. */
export function refuse(c: Context, code: number, result: unknown): Response {
  return c.json({ code, result }, code as ContentfulStatusCode)
}

/** What the upstream said is passed on; what went wrong on the way is told in general words. */
export function refuseFor(c: Context, fault: UpstreamFault): Response {
  return refuse(c, fault.status, fault.result)
}
