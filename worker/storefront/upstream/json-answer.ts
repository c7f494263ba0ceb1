// Reads an answer: content type, size, JSON, envelope (spec 8, contract 1.0). The result itself is
// parsed by the schema of its call, elsewhere.
import type { Call } from '../../../shared/contract/call'
import { failureResult, toErrorMessage } from '../../../shared/contract/wire/envelope'
import { wireValue } from '../../../shared/contract/wire/wire-value'
import { isJsonType } from '../../../shared/json/is-json-type'
import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../shared/result'
import {
  contentTypeFault,
  formatFault,
  isOpening,
  reasonOf,
  statusFault,
  tooLargeFault,
  type UpstreamFault,
} from './fault'
import { readLimitedText } from './limited-text'

const MAX_ANSWER_BYTES = 5 * 1024 * 1024
const NOT_BUILT = 501
const PLAIN_REASON = /^[a-z-]{1,40}$/
const TROUBLE = new Set([500, 502, 503, 504])

/**
 * The result of a call, before its schema: the member `result`, with `meta` beside it where that belongs
 * to the answer, or the whole body without one.
 */
export async function readAnswer(
  response: Response,
  { envelope: hasEnvelope, hasMeta = false }: Pick<Call, 'envelope' | 'hasMeta'>,
): Promise<Result<unknown, UpstreamFault>> {
  if (!isJsonType(response.headers.get('content-type'))) {
    await response.body?.cancel()
    return fail(response.ok ? contentTypeFault() : bareStatusFault(response.status))
  }
  const text = await readLimitedText(response.body, MAX_ANSWER_BYTES)
  if (!text.ok) return fail(text.error === 'too-large' ? tooLargeFault() : formatFault(true))
  const body = parseJson(text.value)
  if (!response.ok) return fail(describedFault(response.status, body))
  if (body === undefined) return fail(formatFault(true))
  return hasEnvelope ? openEnvelope(body, hasMeta) : ok(body)
}

/** A code may be text; ENOTFOUND and its kin mean that the shop platform itself is out of reach. */
function openEnvelope(body: unknown, hasMeta: boolean): Result<unknown, UpstreamFault> {
  if (!isRecord(body) || !('code' in body)) return fail(formatFault(false))
  const code = Number(body.code)
  if (code === 200) {
    if (!('result' in body)) return fail(formatFault(false))
    return ok(hasMeta ? { result: body.result, meta: body.meta } : body.result)
  }
  return fail(Number.isInteger(code) ? describedFault(code, body) : bareStatusFault(502))
}

/** A failure in words is an answer: unlike a bare one, it says that the upstream is alive. */
function describedFault(status: number, body: unknown): UpstreamFault {
  if (!isRecord(body) || !('result' in body)) return bareStatusFault(status)
  const result = failureResult.parse(body.result)
  const meta = wireValue.safeParse('meta' in body ? body.meta : undefined)
  const given = meta.success ? meta.data : undefined
  if (status >= 500) return troubleFault(status, toErrorMessage(result), given)
  const fault = statusFault(inRange(status), result, toErrorMessage(result))
  return given === undefined ? fault : { ...fault, meta: given }
}

/** What a broken backend says is for the log: it may be a query, a path or a customer's name. */
function troubleFault(status: number, detail: string, meta: unknown): UpstreamFault {
  const words = status === NOT_BUILT ? 'Not built yet' : publicWords(detail)
  const isOutage = status > 500 && TROUBLE.has(status)
  const fault = { ...statusFault(inRange(status), words, words, isOutage), detail }
  const reason = reasonOf({ ...fault, meta })
  if (reason === null || !PLAIN_REASON.test(reason)) return fault
  const told = { ...fault, meta: { reason } }
  return isOpening(told) ? { ...told, isOutage: false } : told
}

/** The sentence of contract 1.3 that tells which step of an order failed, or nothing of it. */
function publicWords(detail: string): string | undefined {
  return /^Error (?:while adding (?:products|shipping address)|placing an order)\./.exec(
    detail,
  )?.[0]
}

function bareStatusFault(status: number): UpstreamFault {
  return statusFault(inRange(status), undefined, undefined, TROUBLE.has(status))
}

/** Redirects are not followed, and a status below 400 must not be passed on as a failure: 502. */
function inRange(status: number): number {
  return status >= 400 && status <= 599 ? status : 502
}
