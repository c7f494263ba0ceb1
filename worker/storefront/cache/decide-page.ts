import type { KeptPage } from './kept-page'
import { type Freshness, freshnessOf, PAGE_POLICY } from './policy'

export type PageDecision =
  | { does: 'give'; page: KeptPage; outcome: 'hit' | 'stale' }
  /** `old` is better than nothing: it is given when no other can be made. */
  | { does: 'make'; old: KeptPage | null }

/** What is done with what is kept of a page, at a moment in ms since 1970. */
export function decidePage(page: KeptPage | null, now: number): PageDecision {
  if (!page) return { does: 'make', old: null }
  switch (freshnessAt(page, now)) {
    case 'fresh':
      return { does: 'give', page, outcome: 'hit' }
    case 'stale':
      return { does: 'give', page, outcome: 'stale' }
    case 'last-resort':
      return { does: 'make', old: page }
    case 'gone':
      return { does: 'make', old: null }
  }
}

function freshnessAt({ kind, at }: KeptPage, now: number): Freshness {
  const policy = PAGE_POLICY[kind]
  return policy ? freshnessOf(policy, now - at) : 'gone'
}
