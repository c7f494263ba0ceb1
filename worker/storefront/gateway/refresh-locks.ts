// What this isolate knows of refreshes: plain data, since a request cannot wait for a promise of
// another. Where two isolates refresh at one moment, the backend gives both a pair.
import { IDLE_LOCK, type TokenLock } from '../../../shared/customer/token-lock'
import type { CustomerTokens } from '../upstream/customer'

interface Refresh {
  lock: TokenLock
  /** What the token was exchanged for. */
  next: CustomerTokens | null
  /** When it was last touched, in ms since 1970. */
  at: number
}

/** As long as other tabs may still come with the old token. */
const KEPT_MS = 30_000
const MOST = 1000

export class RefreshLocks {
  readonly #refreshes = new Map<string, Refresh>()

  /** Of a refresh token; idle when nothing is known of it. */
  of(refreshToken: string, now: number): Omit<Refresh, 'at'> {
    const known = this.#refreshes.get(refreshToken)
    return known && now - known.at < KEPT_MS ? known : { lock: IDLE_LOCK, next: null }
  }

  set(refreshToken: string, lock: TokenLock, next: CustomerTokens | null, now: number): void {
    this.#refreshes.delete(refreshToken)
    this.#refreshes.set(refreshToken, { lock, next, at: now })
    for (const [token, { at }] of this.#refreshes) {
      if (this.#refreshes.size <= MOST && now - at < KEPT_MS) break
      this.#refreshes.delete(token)
    }
  }
}
