// The border of this Worker: what comes in is parsed with the contract's schemas, or answered with
// what is wrong with it.
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { toValidationFaults } from '../../../shared/contract/wire/envelope'
import { isRecord } from '../../../shared/json/is-record'
import { readJsonBody } from '../../../shared/json/json-body'
import { fail, ok, type Result } from '../../../shared/result'
import { refuse } from './answer'

/** What a body must hold, and the words of contract 1.2 for its absence. */
export interface Element {
  name: string
  missing: string
}

/** The query of a call; of a parameter named twice the first counts. */
export function parseQuery<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
): Result<z.output<T>, Response> {
  return check(c, schema, c.req.query())
}

/** The JSON body of a call. How large it may be is decided before. */
export async function parseBody<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
): Promise<Result<z.output<T>, Response>> {
  const body = await readBody(c)
  return body.ok ? check(c, schema, body.value) : body
}

/** The body of a call that must hold one element: without it that is said, before all else. */
export async function parseElement<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
  element: Element,
): Promise<Result<z.output<T>, Response>> {
  const body = await readBody(c)
  if (!body.ok) return body
  const isMissing = isRecord(body.value) && body.value[element.name] === undefined
  return isMissing ? fail(refuse(c, 400, element.missing)) : check(c, schema, body.value)
}

async function readBody(c: Context): Promise<Result<unknown, Response>> {
  const body = await readJsonBody(c.req.raw)
  return body.ok ? body : fail(refuse(c, body.error.status, body.error.message))
}

function check<T extends z.ZodMiniType>(
  c: Context,
  schema: T,
  given: unknown,
): Result<z.output<T>, Response> {
  const parsed = schema.safeParse(given)
  return parsed.success ? ok(parsed.data) : fail(refuse(c, 400, toValidationFaults(parsed.error)))
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
