import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { readBodyText } from '../../../shared/json/json-body'
import { parseJson } from '../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../shared/result'
import type { AppEnv } from '../app-env'
import { mayUseGateway, senderOf } from './origin-check'
import { isWithinRate, tooMany } from './rate-limit'

/**
 * What a browser reports of a page of ours, or the answer that refuses it: sent by another site, too
 * often, or in another shape.
 */
export async function readReport<Shape extends z.ZodMiniType>(
  c: Context<AppEnv>,
  shape: Shape,
): Promise<Result<z.output<Shape>, Response>> {
  const request = c.req.raw
  // Some browsers send a cookie without an origin. A report changes nothing, so that is accepted.
  if (!mayUseGateway({ ...senderOf(request), hasCookie: false })) return fail(c.body(null, 403))
  if (!(await isWithinRate(c.env.RATE_REPORT, request.headers))) return fail(tooMany())
  const parsed = shape.safeParse(parseJson((await readBodyText(request)) ?? ''))
  return parsed.success ? ok(parsed.data) : fail(c.body(null, 400))
}
