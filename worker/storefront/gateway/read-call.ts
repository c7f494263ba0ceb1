// What a browser sends, read by the schemas of its call; only what they describe travels on.
import type * as z from 'zod/mini'
import type { Call } from '../../../shared/contract/call'
import { parseInventoryQuery, toInventoryQuery } from '../../../shared/contract/catalogue/inventory'
import { toValidationFaults, type ValidationFault } from '../../../shared/contract/wire/envelope'
import { readJsonBody } from '../../../shared/json/json-body'
import { fail, ok, type Result } from '../../../shared/result'
import type { Outgoing } from '../upstream/outgoing-request'
import { bodyWithSessionFields, queryWithSessionFields, type SessionFields } from './session-fields'

export interface CallFault {
  status: 400 | 415
  result: string | ValidationFault[]
}

const INVENTORY = '/api/inventory/'
/** The only calls that name their store in the query; everywhere else a header does (spec 7). */
const BLOG = '/api/ext/storyblok/blog/'

/** What was sent, with the body as its schema describes it. */
type ReadCall<C extends Call> = Outgoing & {
  body: C extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined
}

/** Reads path, query and body of a call, each once and by its schema. */
export async function readCall<C extends Call>(
  call: C,
  request: Request,
  fields: SessionFields,
  params: Readonly<Record<string, string>> = {},
): Promise<Result<ReadCall<C>, CallFault>> {
  const query = readQuery(call, new URL(request.url), fields)
  if (!query.ok) return query
  const path = call.params ? check(call.params, params) : ok(undefined)
  if (!path.ok) return path
  // A schema looked up by a type parameter loses its own type.
  const read = (body: unknown) => ok({ query: query.value, params, body } as ReadCall<C>)
  if (!call.body) return read(undefined)
  const body = await readJsonBody(request)
  if (!body.ok) return fail({ status: body.error.status, result: body.error.message })
  const checked = check(call.body, bodyWithSessionFields(body.value, fields))
  return checked.ok ? read(checked.value) : checked
}

function readQuery(
  call: Call,
  { searchParams }: URL,
  fields: SessionFields,
): Result<[string, string][], CallFault> {
  const pairs = queryWithSessionFields(searchParams, fields)
  if (call.path.startsWith(BLOG)) pairs.push(['storeCode', fields.store.storeCode])
  if (!call.query) return ok([])
  if (call.path.startsWith(INVENTORY)) return readInventory(pairs)
  const given = Object.fromEntries(pairs)
  const repeated = pairs.find(([name, value]) => given[name] !== value)
  if (repeated) return fail({ status: 400, result: 'A parameter was given twice' })
  const checked = check(call.query, given)
  if (!checked.ok) return checked
  const known = new Set(Object.keys(checked.value as object))
  return ok(Object.entries(given).filter(([name]) => known.has(name)))
}

function readInventory(pairs: [string, string][]): Result<[string, string][], CallFault> {
  const wanted = parseInventoryQuery(pairs)
  return wanted
    ? ok(toInventoryQuery(wanted))
    : fail({ status: 400, result: 'Each of the skuRequests needs a sku and a qty' })
}

function check(schema: z.ZodMiniType, given: unknown): Result<unknown, CallFault> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return ok(parsed.data)
  return fail({ status: 400, result: toValidationFaults(parsed.error) })
}
