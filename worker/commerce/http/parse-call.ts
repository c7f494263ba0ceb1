// The border of this Worker: what comes in is parsed with the contract's schemas, or answered with
// what is wrong with it.
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { toValidationFaults } from '../../../shared/contract/wire/envelope'
import { cleanJson } from '../../../shared/json/clean-json'
import { refuse } from './answer'

export type Parsed<T> = { ok: true; value: T } | { ok: false; response: Response }

/** The query of a call; of a parameter named twice the first counts. */
export function parseQuery<T extends z.ZodMiniType>(c: Context, schema: T): Parsed<z.output<T>> {
  return check(c, schema, c.req.query())
}

/** The JSON body of a call. How large it may be is decided before. */
export async function parseBody<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
): Promise<Parsed<z.output<T>>> {
  if (!isJson(c.req.header('content-type'))) {
    return refused(refuse(c, 415, 'The content type must be application/json'))
  }
  const body = await readJson(c.req.raw)
  if (body === undefined) return refused(refuse(c, 400, 'The body is not JSON'))
  const cleaned = cleanJson(body)
  if (!cleaned.ok) return refused(refuse(c, 400, 'The body is nested too deep'))
  return check(c, schema, cleaned.value)
}

/** Undefined for what is no UTF-8 or no JSON, or breaks off. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
        await request.arrayBuffer(),
      ),
    )
  } catch {
    return undefined
  }
}

function isJson(contentType = ''): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType.trim())
}

function check<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
  given: unknown,
): Parsed<z.output<T>> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return { ok: true, value: parsed.data }
  return refused(refuse(c, 400, toValidationFaults(parsed.error)))
}

function refused(response: Response): { ok: false; response: Response } {
  return { ok: false, response }
}

/** What stands behind a prefix of a URL's path, decoded; null when it cannot be. */
export function decodePath(url: string, prefix: string): string | null {
  const rest = new URL(url).pathname.slice(prefix.length).replace(/^\//, '')
  try {
    return decodeURIComponent(rest)
  } catch {
    return null
  }
}
