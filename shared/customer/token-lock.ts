/**
 * The lock around refreshing a customer's tokens (spec 4, session): 0 idle, positive refreshing, negative
 * failed. `attempts` counts refreshes that have not succeeded.
 */
export interface TokenLock {
  readonly lock: number
  readonly attempts: number
}

export const IDLE_LOCK: TokenLock = { lock: 0, attempts: 0 }

/** How long a call waits while tokens are refreshed, in milliseconds (spec 8). */
export const REFRESH_WAIT_MS = 1000

/** Said to a guest who makes a call that needs a login: there was no token that could fail. */
export const NOT_LOGGED_IN_MESSAGE = 'You need to be logged in.'

/** Said to a call that comes when refreshing has failed (spec 8). */
export const REFRESH_FAILED_MESSAGE =
  'Error refreshing user token. User is not authorized to access the resource.'

/** Said when it was tried too often (spec 8). */
export const REFRESH_EXCEEDED_MESSAGE =
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.'

/** What a call with a token does before it is made. */
export function beforeCall({ lock }: TokenLock): 'go' | 'wait' | 'abort' {
  if (lock > 0) return 'wait'
  return lock < 0 ? 'abort' : 'go'
}

/** What a call does whose token was refused with 401, and the lock after that. */
export type Refused = readonly [next: 'refresh' | 'wait' | 'abort' | 'give-up', lock: TokenLock]

/**
 * A token was refused. The first to say so refreshes; whoever comes meanwhile waits. After
 * `maxAttempts` refreshes in a row that did not help it is given up.
 */
export function onRefused(state: TokenLock, maxAttempts: number): Refused {
  if (state.lock > 0) return ['wait', state]
  if (state.lock < 0) return ['abort', state]
  if (state.attempts >= maxAttempts) return ['give-up', { lock: -1, attempts: 0 }]
  return ['refresh', { lock: 1, attempts: state.attempts + 1 }]
}

/** The call with the new token went through: nothing is left of earlier attempts. */
export function onAccepted(state: TokenLock): TokenLock {
  return state.lock === 0 && state.attempts > 0 ? IDLE_LOCK : state
}

/** New tokens are there. Attempts count until one of them was accepted. */
export function onRefreshed({ attempts }: TokenLock): TokenLock {
  return { lock: 0, attempts }
}

/** No new tokens: every call that waits is aborted. */
export function onRefreshFailed({ attempts }: TokenLock): TokenLock {
  return { lock: -1, attempts }
}
