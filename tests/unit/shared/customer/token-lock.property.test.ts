import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beforeCall,
  IDLE_LOCK,
  onAccepted,
  onRefreshed,
  onRefreshFailed,
  onRefused,
  type TokenLock,
} from '../../../../shared/customer/token-lock'

type Event = 'refused' | 'accepted' | 'refreshed' | 'failed'
const events = fc.array(fc.constantFrom<Event>('refused', 'accepted', 'refreshed', 'failed'), {
  maxLength: 40,
})

/** Runs what can happen in this state; what cannot is left out. Says how often it was refreshed. */
function run(given: readonly Event[], max: number) {
  let state: TokenLock = IDLE_LOCK
  const refreshes: TokenLock[] = []
  for (const event of given) {
    const isRefreshing = state.lock > 0
    if (event === 'refused') {
      const [next, after] = onRefused(state, max)
      if (next === 'refresh') refreshes.push(state)
      state = after
    }
    if (event === 'accepted') state = onAccepted(state)
    if (event === 'refreshed' && isRefreshing) state = onRefreshed(state)
    if (event === 'failed' && isRefreshing) state = onRefreshFailed(state)
  }
  return { state, refreshes }
}

describe('the token refresh lock (spec 4: 0 idle, positive refreshing, negative failed)', () => {
  it('is refreshed by one at a time, and only while it is idle', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 5 }), (given, max) => {
        for (const before of run(given, max).refreshes) expect(before.lock).toBe(0)
      }),
    )
  })

  it('never counts more attempts than are allowed', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 5 }), (given, max) => {
        expect(run(given, max).state.attempts).toBeLessThanOrEqual(max)
      }),
    )
  })

  it('lets calls go, wait or stop, as the lock says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), (lock) => {
        const said = { '-1': 'abort', 0: 'go', 1: 'wait' }[Math.sign(lock) as -1 | 0 | 1]
        expect(beforeCall({ lock, attempts: 0 })).toBe(said)
      }),
    )
  })

  it('once failed, stays so whatever comes', () => {
    fc.assert(
      fc.property(events, (given) => {
        const failed = onRefreshFailed({ lock: 1, attempts: 1 })
        const after = given.reduce<TokenLock>((state, event) => {
          if (event === 'refused') return onRefused(state, 1)[1]
          return event === 'accepted' ? onAccepted(state) : state
        }, failed)
        expect(after.lock).toBeLessThan(0)
      }),
    )
  })

  it('forgets attempts that helped: the second expiry of a login is refreshed too (#5713)', () => {
    let state = IDLE_LOCK
    for (let expiry = 0; expiry < 5; expiry += 1) {
      const [next, refreshing] = onRefused(state, 1)
      expect(next).toBe('refresh')
      state = onAccepted(onRefreshed(refreshing))
    }
    const [, refreshing] = onRefused(state, 1)
    expect(onRefused(onRefreshed(refreshing), 1)[0]).toBe('give-up')
  })
})
