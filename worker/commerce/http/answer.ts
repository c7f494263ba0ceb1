// Contract 1.0: the envelope {code, result}, and an HTTP status that equals the code.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FailureResult } from '../../../shared/contract/wire/envelope'

/** A success in the envelope. */
export function answer(c: Context, result: unknown): Response {
  return c.json({ code: 200, result }, 200)
}

/** A failure in the envelope: what is wrong, in words for people and logs. */
export function refuse(c: Context, code: ContentfulStatusCode, result: FailureResult): Response {
  return c.json({ code, result }, code)
}
