import { useEffect, useState } from 'react'
import type { Product } from '../../../shared/catalog/product'
import type { AskedProduct } from '../../engine/asked-products'
import { usePorts } from '../ports'
import { useQueryHolder } from '../query-holder'
import { useShop } from '../shop'
import { tryToLoad } from '../try-to-load'

/** How far what the page shows has been compared with what is so now (spec 4, price sync). */
export interface CurrentSync {
  /** Brings a product up to date, once it is known how; its code comes with the answer. */
  update: ((product: Product) => Product) | null
  isCurrent: boolean
  /** The last question found no answer. */
  hasFailed: boolean
  /** When it last was current, in milliseconds since 1970. */
  refreshedAt: number | null
}

const NOT_YET: CurrentSync = { update: null, isCurrent: false, hasFailed: false, refreshedAt: null }

/**
 * Prices and stock of products as they are now: after hydration, and again when the shopper returns to
 * the tab. Nothing waits for them. The code that asks is no part of the first load.
 * @param asked the same list for as long as the same is asked
 */
export function useCurrentFacts(asked: readonly AskedProduct[]): CurrentSync {
  const { http, clock, online } = usePorts()
  const { store } = useShop()
  const holder = useQueryHolder()
  const [sync, setSync] = useState(NOT_YET)
  useEffect(() => {
    if (asked.length === 0) return
    let isOver = false
    const ask = async () => {
      const code = await tryToLoad('current-facts', () => import('./load-current-facts'))
      const loaded = await code?.loadCurrentFacts({ holder, http, store }, asked).catch(() => null)
      if (isOver) return
      const now = clock.now()
      setSync((last) =>
        loaded
          ? { update: loaded, isCurrent: true, hasFailed: false, refreshedAt: now }
          : { ...last, isCurrent: false, hasFailed: true },
      )
    }
    void ask()
    const stop = online.watchReturn(() => void ask())
    return () => {
      isOver = true
      stop()
    }
  }, [asked, holder, http, clock, online, store])
  return sync
}
