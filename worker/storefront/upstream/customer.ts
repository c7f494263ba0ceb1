import * as z from 'zod/mini'
import { sessionMeta, type WireCustomer } from '../../../shared/contract/customer/user'
import { bearerToken } from '../../../shared/contract/wire/request-value'
import { SHOPPER_HEADER } from '../../../shared/contract/wire/wire-names'
import { fail, ok, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import { clientNetwork } from '../runtime/client-network'
import { formatFault, type UpstreamFault } from './fault'
import type { Upstream } from './upstream'

export interface CustomerTokens {
  token: string
  /** Some backends give none. */
  refreshToken?: string | undefined
}

type Answer<T> = Promise<Result<T, UpstreamFault>>

const tokensAnswer = z.object({ result: bearerToken, meta: z.optional(z.nullable(sessionMeta)) })

/** Logs in with an e-mail address and a password. */
export async function fetchTokens(
  upstream: Upstream,
  login: { username: string; password: string },
  headers: Record<string, string>,
): Answer<CustomerTokens> {
  return toTokens(await upstream.ask('userLogin', { body: login, headers }))
}

/** Exchanges a refresh token for the next tokens. */
export async function fetchNextTokens(
  upstream: Upstream,
  refreshToken: string,
): Answer<CustomerTokens> {
  const next = toTokens(await upstream.ask('userRefresh', { body: { refreshToken } }))
  return next.ok ? ok({ refreshToken, ...next.value }) : next
}

/** Who is logged in, with the address book. */
export function fetchCustomer(upstream: Upstream): Answer<WireCustomer> {
  return upstream.call('userMe', { query: {} })
}

/**
 * The header by which the backend tells apart who guesses: a digest of the network of their
 * address.
 */
export async function shopperHeader(request: Request): Promise<Record<string, string>> {
  const network = clientNetwork(request.headers)
  return network === null ? {} : { [SHOPPER_HEADER]: await textDigest(network) }
}

function toTokens(answer: Result<unknown, UpstreamFault>): Result<CustomerTokens, UpstreamFault> {
  if (!answer.ok) return answer
  const parsed = tokensAnswer.safeParse(answer.value)
  if (!parsed.success) return fail(formatFault(false))
  const { result: token, meta } = parsed.data
  return ok(meta?.refreshToken ? { token, refreshToken: meta.refreshToken } : { token })
}
