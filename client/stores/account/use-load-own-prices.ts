import { useCallback } from 'react'
import type { LoadOwnPrices } from '../../catalog/use-own-prices'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { tryToLoad } from '../try-to-load'

/** Asks for the prices of who is logged in (spec 6); the code that asks is loaded for nobody else. */
export function useLoadOwnPrices(): LoadOwnPrices {
  const { http, page } = usePorts()
  const { store } = useShop()
  return useCallback(
    async (cards) => {
      if (cards.length === 0 || !store.hasPriceTiers || !page.isLoggedIn()) return null
      const code = await tryToLoad('own-prices', () => import('./load-own-prices'))
      return (await code?.loadOwnPrices(http, store, cards)) ?? null
    },
    [http, page, store],
  )
}
