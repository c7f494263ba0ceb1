import { clientNetwork } from '../runtime/client-network'

/** The part of Cloudflare's rate limiting that is needed. */
export interface RateCounter {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

/** Length of the counted period, in seconds, as configured for all counters. */
export const RATE_PERIOD_SECONDS = 60

export const TOO_MANY_WORDS = 'Too many requests. Please try again in a minute.'

/** The answer to too many requests, as plain text, where no page can be shown. */
export function tooMany(): Response {
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'retry-after': String(RATE_PERIOD_SECONDS),
    'cache-control': 'no-store',
  }
  return new Response(TOO_MANY_WORDS, { status: 429, headers })
}

/**
 * Whether this caller may go on. A counter that fails lets people shop.
 */
export async function isWithinRate(
  counter: RateCounter | undefined,
  headers: Headers,
): Promise<boolean> {
  if (!counter) return true
  const key = clientNetwork(headers) ?? 'unknown'
  try {
    return (await counter.limit({ key })).success
  } catch {
    return true
  }
}
