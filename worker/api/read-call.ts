// What a browser sends, read by the schemas of its call. Placeholders are filled in first: a
// browser holds no token and no cart id (design 5.3).
import type * as z from 'zod/mini'
import type { Call } from '../../shared/contract/call'
import { toValidationFaults, type ValidationFault } from '../../shared/contract/envelope'
import { fail, ok, type Result } from '../../shared/result'
import { readJsonBody } from '../middleware/json-body'
import type { Outgoing } from '../upstream/outgoing-request'

export interface Placeholders {
  cartId: string
}

export interface CallFault {
  status: 400 | 413 | 415
  result: string | ValidationFault[]
}

/** Names that a browser may write and that never travel on. */
const NOT_FROM_BROWSERS = new Set(['token', 'storeCode'])

/** Reads path, query and body of a call, each by its schema. */
export async function readCall(
  call: Call,
  request: Request,
  params: Readonly<Record<string, string>>,
  placeholders: Placeholders,
): Promise<Result<Outgoing, CallFault>> {
  const query = readQuery(call, new URL(request.url), placeholders)
  if (!query.ok) return query
  const path = call.params ? check(call.params, params) : ok(undefined)
  if (!path.ok) return path
  if (!call.body) return ok({ query: query.value, params })
  const body = await readJsonBody(request.headers.get('content-type'), request.body)
  if (!body.ok) return fail({ status: body.error.status, result: body.error.message })
  const checked = check(call.body, fill(body.value, placeholders))
  return checked.ok ? ok({ query: query.value, params, body: checked.value }) : checked
}

function readQuery(
  call: Call,
  { searchParams }: URL,
  placeholders: Placeholders,
): Result<[string, string][], CallFault> {
  const pairs = [...searchParams]
    .filter(([name]) => !NOT_FROM_BROWSERS.has(name))
    .map(([name, value]): [string, string] => [name, String(fill(value, placeholders))])
  if (!call.query || call.path.startsWith('/api/inventory/')) return ok(pairs)
  const checked = check(call.query, Object.fromEntries(pairs))
  if (!checked.ok) return checked
  const known = new Set(Object.keys(checked.value as object))
  return ok(pairs.filter(([name]) => known.has(name)))
}

function check(schema: z.ZodMiniType, given: unknown): Result<unknown, CallFault> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return ok(parsed.data)
  return fail({ status: 400, result: toValidationFaults(parsed.error) })
}

/** Fills the placeholders of spec 7 in all text of a value; a guest's token is nothing. */
export function fill(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') {
    return value.replaceAll('{{cartId}}', placeholders.cartId).replaceAll('{{token}}', '')
  }
  if (Array.isArray(value)) return value.map((entry) => fill(entry, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, fill(entry, placeholders)]),
  )
}
