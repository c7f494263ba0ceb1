import type { Context } from 'hono'
import * as z from 'zod/mini'
import { toValidationFaults } from '../../../shared/contract/wire/envelope'
import type { Result } from '../../../shared/result'
import type { CommerceEnv } from '../env'
import { answer, refuse } from './answer'
import { type Parsed, parseBody } from './parse-call'
import type { Refusal } from './refusal'

export type CallContext = Context<CommerceEnv>

/** What a body must hold, and the words of contract 1.2 for its absence. */
export interface Element {
  name: string
  missing: string
}

const anyBody = z.record(z.string(), z.unknown())

/** The outcome of a call in the envelope; a refusal says in `meta` for programs why. */
export function answerOutcome<T>(c: CallContext, outcome: Result<T, Refusal>): Response {
  c.header('cache-control', 'no-cache, no-store')
  if (outcome.ok) return answer(c, outcome.value)
  const { code, message, reason, details } = outcome.error
  return c.json({ code, result: message, meta: { reason, ...details } }, code)
}

/** The body of a call that must hold one element: without it that is said, before all else. */
export async function parseElement<T extends z.ZodMiniType>(
  c: CallContext,
  schema: T,
  element: Element,
): Promise<Parsed<z.output<T>>> {
  const body = await parseBody(c, anyBody)
  if (!body.ok) return body
  if (body.value[element.name] === undefined) {
    return { ok: false, response: refuse(c, 400, element.missing) }
  }
  const parsed = schema.safeParse(body.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, response: refuse(c, 400, toValidationFaults(parsed.error)) }
}
