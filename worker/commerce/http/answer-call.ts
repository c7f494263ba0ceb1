import type { Context } from 'hono'
import type { Result } from '../../../shared/result'
import type { CommerceEnv } from '../env'
import { answer } from './answer'
import type { Refusal } from './refusal'

export type CallContext = Context<CommerceEnv>

/** The outcome of a call in the envelope; a refusal says in `meta` for programs why. */
export function answerOutcome<T>(c: CallContext, outcome: Result<T, Refusal>): Response {
  c.header('cache-control', 'no-cache, no-store')
  if (outcome.ok) return answer(c, outcome.value)
  const { code, message, reason, details } = outcome.error
  return c.json({ code, result: message, meta: { reason, ...details } }, code)
}
