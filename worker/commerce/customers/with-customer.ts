import { SHOPPER_HEADER } from '../../../shared/contract/wire/wire-names'
import { fail, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import { answerOutcome, type CallContext } from '../http/answer-call'
import type { Refusal } from '../http/refusal'
import { type Customer, findCustomerByToken } from './customer'
import { NOT_LOGGED_IN } from './customer-refusals'

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/

/** The customer whose token a call carries, in a header or in the query; null for a guest. */
export async function customerOf(c: CallContext): Promise<Customer | null> {
  const digest = await tokenDigestOf(c)
  return digest === null ? null : findCustomerByToken(c.env.SALES, digest, Date.now())
}

/** The digest of the token that a call carries; null without one. */
async function tokenDigestOf(c: CallContext): Promise<string | null> {
  const token = tokenOf(c)
  return token === null ? null : textDigest(token)
}

/** Whether a call carries a token at all. */
export function hasToken(c: CallContext): boolean {
  return tokenOf(c) !== null
}

/** Answers a call of a customer, or 401 without one. */
export async function answerCustomer<T>(
  c: CallContext,
  handle: (customer: Customer, tokenDigest: string) => Promise<Result<T, Refusal>>,
): Promise<Response> {
  const digest = await tokenDigestOf(c)
  const customer = digest && (await findCustomerByToken(c.env.SALES, digest, Date.now()))
  return answerOutcome(c, customer ? await handle(customer, digest) : fail(NOT_LOGGED_IN))
}

/** By what guessing is limited: who the storefront says is asking. */
export function shopperOf(c: CallContext): string | null {
  return c.req.header(SHOPPER_HEADER)?.slice(0, 128) ?? null
}

/** `Bearer null` is what the ancestor sends for guests. */
function tokenOf(c: CallContext): string | null {
  const shown = BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.query('token')
  return shown && shown !== 'null' ? shown : null
}
