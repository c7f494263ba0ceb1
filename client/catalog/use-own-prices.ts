import { useEffect, useState } from 'react'
import type { Price } from '../../shared/catalog/price'
import type { ProductCard } from '../../shared/catalog/product'

type Prices = ReadonlyMap<string, Price>

/** What has to be known of a product to ask what it costs who is logged in. */
export interface PricedCard extends Pick<ProductCard, 'sku' | 'id' | 'price'> {
  typeId: string
}

/** Prices by sku for who is logged in; null for a guest, and where they cannot be had. */
export type LoadOwnPrices = (cards: readonly PricedCard[]) => Promise<Prices | null>

/**
 * Cards in the prices of who is logged in, and in those of everybody until these are known (spec 6).
 * @param cards the same list for as long as the same is shown
 */
export function useOwnPrices<Card extends PricedCard>(cards: Card[], load: LoadOwnPrices): Card[] {
  const [own, setOwn] = useState<Prices | null>(null)
  useEffect(() => {
    void load(cards).then((prices) => {
      // Answers may come in another order than their questions: each adds what it knows.
      if (prices) setOwn((known) => new Map([...(known ?? []), ...prices]))
    })
  }, [cards, load])
  if (!own) return cards
  return cards.map((card) => ({ ...card, price: own.get(card.sku) ?? card.price }))
}
