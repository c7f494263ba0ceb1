import type { TrackedOrder } from '../../../shared/checkout/tracked-order'
import { orderStatusLink } from '../../../shared/routing/order-links'
import { fetchPage } from '../../browser/fetch-page'
import { useShop } from '../shop'
import { useSharedQuery } from '../use-shared-query'

/** The order of this hash as the shop has written it down; null where it cannot be had. */
export function useTrackedOrder(orderHash: string): {
  order: TrackedOrder | null | undefined
  isPending: boolean
  /** Its page. */
  href: string
} {
  const { store } = useShop()
  const href = orderStatusLink(orderHash, store)
  const { data: order, isPending } = useSharedQuery({
    queryKey: ['tracked-order', href],
    queryFn: async ({ signal }) => {
      const answer = await fetchPage(href, signal)
      const data = answer.kind === 'page' ? answer.page.data : null
      return data?.route === 'order-status' ? data.order : null
    },
    // Where it is shown a link leads to the page itself: trying again would only delay it.
    retry: false,
    gcTime: 0,
  })
  return { order, isPending, href }
}
