import { useEffect, useEffectEvent } from 'react'
import type { ProductCard } from '../../../shared/catalog/product'
import { fetchCards } from '../../engine/card-calls'
import { useCart } from '../cart'
import { usePorts } from '../ports'

/**
 * Gives lines that only the server has named their picture and their link: a customer's cart was filled on
 * another device. What cannot be had stays as it is.
 */
export function useLookedUpLines(): void {
  const { http } = usePorts()
  const lines = useCart((cart) => cart.lines)
  const describe = useCart((cart) => cart.describe)
  const named = JSON.stringify(lines.filter((line) => line.link === '').map(({ sku }) => sku))
  const take = useEffectEvent((cards: readonly ProductCard[]) =>
    describe(
      lines.flatMap((line) => {
        const card = cards.find(({ sku }) => sku === line.sku)
        return card ? [{ ...line, image: card.images[0] ?? '', link: card.link }] : []
      }),
    ),
  )
  useEffect(() => {
    const skus: string[] = JSON.parse(named)
    if (skus.length > 0) void fetchCards(http, skus).then(({ cards }) => take(cards))
  }, [http, named])
}
