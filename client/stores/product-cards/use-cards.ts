import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ProductCard } from '../../../shared/catalog/product'
import { useOwnPrices } from '../../catalog/use-own-prices'
import { fetchCards } from '../../engine/card-calls'
import { usePorts } from '../ports'
import { useCardActions } from './use-card-actions'

/** Milliseconds until the shop is asked again; they double with every try that found no answer. */
const AGAIN_MS = 3_000
const LONGEST_MS = 60_000

interface KnownCards {
  /** By sku; null for what the shop no longer has, and nothing for what was never told. */
  cards: ReadonlyMap<string, ProductCard | null>
  hasFailed: boolean
  askAgain: () => void
}

/**
 * Products that this browser has only the skus of, as the shop has them now and in the prices of who is
 * logged in; where it cannot be reached, as they were. Each is asked for once.
 */
export function useCards(skus: readonly string[]): KnownCards {
  const { clock, http, online } = usePorts()
  const [cards, setCards] = useState<KnownCards['cards']>(new Map())
  /** As they were when the shop could be reached. */
  const [kept, setKept] = useState<KnownCards['cards']>(new Map())
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const missing = JSON.stringify(skus.filter((sku) => !cards.has(sku)))
  useEffect(() => {
    const asked: string[] = JSON.parse(missing)
    if (asked.length === 0) return
    let isOver = false
    void fetchCards(http, asked).then(({ cards, isCurrent }) => {
      if (isOver) return
      const found = new Map(cards.map((card) => [card.sku, card]))
      if (isCurrent) {
        const told = asked.map((sku) => [sku, found.get(sku) ?? null] as const)
        return setCards((known) => new Map([...known, ...told]))
      }
      setKept(found)
      setFailures(tries + 1)
    })
    return () => {
      isOver = true
    }
  }, [http, missing, tries])
  const hasFailed = failures > tries
  const askAgain = useCallback(() => setTries((count) => count + 1), [])
  useEffect(() => online.watch((isOnline) => isOnline && askAgain()), [online, askAgain])
  // A network that has just come back may not answer yet, and a shop that fails may work soon.
  useEffect(() => {
    if (!hasFailed) return
    const wait = Math.min(AGAIN_MS * 2 ** tries, LONGEST_MS)
    return clock.after(wait, () => online.isOnline() && askAgain())
  }, [askAgain, clock, hasFailed, online, tries])
  const found = useMemo(() => [...cards.values()].filter((card) => card !== null), [cards])
  const priced = useOwnPrices(found, useCardActions().loadOwnPrices)
  const own = new Map([...kept, ...cards, ...priced.map((card) => [card.sku, card] as const)])
  return { cards: own, hasFailed, askAgain }
}
