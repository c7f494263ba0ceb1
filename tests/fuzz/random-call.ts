// Requests of every call of the contract and of the admin API that has to do with buying, as they should
// be and as they should not (trust F-B1, F-B3).
import { adminCalls } from '../../shared/contract/admin/admin-calls.ts'
import type { Call } from '../../shared/contract/call.ts'
import { calls } from '../../shared/contract/calls.ts'
import { isRecord } from '../../shared/json/is-record.ts'
import { ADMIN_KEY } from '../fakes/admin-key.ts'
import { type Known, pick, randomValue, toSchema } from './random-value.ts'

type Next = () => number

export interface FuzzedCall {
  name: string
  method: string
  path: string
  isAdmin: boolean
  /** Whether what is found comes in the envelope; a refusal always does. */
  hasEnvelope: boolean
  query: unknown
  body: unknown
  params: unknown
}

/** Filling a shop has tests of its own, and what is swapped in would be another shop. */
const LEFT_OUT = /Import|findRun|stage|Step|export|describe|listSkus/

const ofShoppers = Object.entries<Call>(calls).map(([name, call]): FuzzedCall => {
  const { method, path, query, body, params, envelope } = call
  return {
    name,
    method,
    path,
    isAdmin: false,
    hasEnvelope: envelope,
    query: query ? toSchema(query) : null,
    body: body ? toSchema(body) : null,
    params: params ? toSchema(params) : null,
  }
})

const ofAdmins = Object.entries(adminCalls)
  .filter(([name]) => !LEFT_OUT.test(name))
  .map(([name, { method, path, input }]): FuzzedCall => {
    const isRead = method === 'GET'
    const schema = toSchema(input)
    const [query, body] = isRead ? [schema, null] : [null, schema]
    return {
      name: `admin ${name}`,
      method,
      path,
      isAdmin: true,
      hasEnvelope: true,
      query,
      body,
      params: null,
    }
  })

export const FUZZED_CALLS: readonly FuzzedCall[] = [...ofShoppers, ...ofAdmins]

const BROKEN = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '﻿{}',
  '{"a":1,"a":2}',
  '\ud800',
  '['.repeat(5000),
] as const
const TYPES = ['application/json', 'text/plain', 'application/json; charset=utf-16', ''] as const

/** One request of a call; half of them are as they should be, as far as a schema tells. */
export function randomRequest(call: FuzzedCall, known: Known, next: Next): Request {
  const malice = pick([0, 0, 0.05, 0.3], next)
  const drawing = { known, next, malice }
  const url = new URL(`http://commerce.test${fillPath(call, known, next)}`)
  const query = call.query ? randomValue(call.query, drawing) : {}
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    url.searchParams.append(name, toText(value))
    if (next() < malice) url.searchParams.append(name, 'again')
  }
  const isBroken = next() < malice / 2
  const type = isBroken ? pick(TYPES, next) : 'application/json'
  const headers = new Headers(type === '' ? {} : { 'content-type': type })
  if (call.isAdmin) headers.set('authorization', `Bearer ${ADMIN_KEY}`)
  if (next() < 0.5)
    headers.set(
      'x-vs-store-code',
      pick(['nl_nl', 'nl_nl', 'nl_nl', 'nl_nl', 'de_de', 'xx', ''], next),
    )
  if (next() < 0.2) headers.set('idempotency-key', pick(['change-1', 'x', 'y'.repeat(80)], next))
  if (call.method === 'GET' || call.body === null) {
    return new Request(url, { method: call.method, headers })
  }
  const body = isBroken ? pick(BROKEN, next) : JSON.stringify(randomValue(call.body, drawing))
  return new Request(url, { method: call.method, headers, body: body ?? 'null' })
}

function fillPath({ path }: FuzzedCall, known: Known, next: Next): string {
  return path
    .replace(/:(\w+)/g, (_, name: string) => encode(pick(known[name] ?? ['1', '%', 'x'], next)))
    .replace(/\*$/, () => encode(pick(['home', 'a/b', '%2e%2e', ''], next)))
}

function encode(value: unknown): string {
  return encodeURIComponent(toText(value))
}

function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed()
}
