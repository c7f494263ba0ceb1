import { loadCode } from '../browser/load-code'
import { useCart } from './cart'
import { usePorts } from './ports'
import { useSharedQuery } from './use-shared-query'

/** How long an answer about stock is good for, in milliseconds. */
const FRESH_MS = 30_000

/** Skus in the cart that can no longer be had in the wanted quantity (spec 4, stock sync). */
export function useUnsalable(): string[] {
  const { http } = usePorts()
  const lines = useCart((cart) => cart.lines)
  const isAtRest = useCart((cart) => cart.isLoaded && !cart.isPending)
  const wanted = lines.map(({ sku, qty }) => ({ sku, qty }))
  const { data } = useSharedQuery({
    queryKey: ['unsalable', wanted],
    queryFn: async () => {
      const { fetchUnsalable } = await loadCode(() => import('../engine/salable-calls'))
      return fetchUnsalable(http, wanted)
    },
    enabled: isAtRest && wanted.length > 0,
    staleTime: FRESH_MS,
  })
  return data ?? []
}
