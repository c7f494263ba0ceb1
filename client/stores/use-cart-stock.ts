import { keepPreviousData } from '@tanstack/react-query'
import { loadCode } from '../browser/load-code'
import type { CartStock } from '../engine/salable-calls'
import { useCart } from './cart'
import { usePorts } from './ports'
import { queryClientOf } from './query-client'
import { useQueryHolder } from './query-holder'
import { useSharedQuery } from './use-shared-query'

/** How long an answer about stock is good for, in milliseconds. */
const FRESH_MS = 30_000

/** Whether the cart's lines can still be had in their quantities, by sku (spec 4, stock sync). */
export function useCartStock(): CartStock {
  const isAtRest = useCart((cart) => cart.isLoaded && !cart.isPending)
  const { data } = useSharedQuery({
    ...useQuestion(),
    enabled: isAtRest,
    // While another quantity is asked about, the lines stay as they are: nothing moves.
    placeholderData: keepPreviousData,
  })
  return data ?? {}
}

/** Skus in the cart that can no longer be had in the wanted quantity. */
export function useUnsalable(): string[] {
  return outOf(useCartStock())
}

/** Asks which skus cannot be had, unless that was asked a moment ago; none when nobody answers. */
export function useAskUnsalable(): () => Promise<string[]> {
  const client = queryClientOf(useQueryHolder())
  const question = useQuestion()
  const { online } = usePorts()
  return async () => {
    // Nobody can be asked, and a question that waits for a connection would hold the shopper up.
    if (!online.isOnline()) return []
    return client.fetchQuery({ ...question, retry: false }).then(outOf, () => [])
  }
}

function outOf(stock: CartStock): string[] {
  return Object.keys(stock).filter((sku) => !stock[sku])
}

function useQuestion() {
  const { http } = usePorts()
  const lines = useCart((cart) => cart.lines)
  const wanted = lines.map(({ sku, qty }) => ({ sku, qty }))
  return {
    queryKey: ['cart-stock', wanted],
    queryFn: async () => {
      const { fetchCartStock } = await loadCode(() => import('../engine/salable-calls'))
      return fetchCartStock(http, wanted)
    },
    staleTime: FRESH_MS,
  }
}
