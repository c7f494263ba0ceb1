import { useCallback, useState } from 'react'
import type { CardChoice, ShownCard } from './product-card-view'

/**
 * Cards on which a colour or a size was chosen; the others as they were listed (spec 4). The last
 * choice counts, whichever answer comes last; until its answer is there, a card waits with `pending`.
 */
export function useShownCards(find: (choice: CardChoice) => Promise<ShownCard | null>) {
  const [shown, setShown] = useState<ReadonlyMap<string, ShownCard>>(new Map())
  const choose = useCallback(
    async (card: ShownCard, choice: CardChoice) => {
      const { colors, hasMoreColors, sizes, listedSku = card.sku } = card
      const pending = find(choice)
      const asked = { ...card, listedSku, link: choice.link, pending }
      setShown((all) => new Map(all).set(listedSku, asked))
      const found = await pending
      if (!found) return
      const { sizes: foundSizes = [], ...next } = { ...found, colors, hasMoreColors, listedSku }
      const chosen = sizes ? { ...next, sizes: foundSizes } : next
      setShown((all) => (all.get(listedSku) === asked ? new Map(all).set(listedSku, chosen) : all))
    },
    [find],
  )
  return { shownOf: (listed: ShownCard): ShownCard => shown.get(listed.sku) ?? listed, choose }
}
