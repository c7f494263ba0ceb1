import type { ProductCard } from '../../shared/catalog/product'
import { CARDS_AT_ONCE, CARDS_PATH, SOME_CARDS } from '../../shared/routing/data-paths'
import type { HttpPort } from './ports'

interface FoundCards {
  cards: ProductCard[]
  /** Whether they are as they are now, and what is missing is gone: else some could not be asked for. */
  isCurrent: boolean
}

/** The products of these skus. Never throws. */
export async function fetchCards(http: HttpPort, skus: readonly string[]): Promise<FoundCards> {
  const count = Math.ceil(skus.length / CARDS_AT_ONCE)
  const batches = Array.from({ length: count }, (_, nth) =>
    skus.slice(nth * CARDS_AT_ONCE, (nth + 1) * CARDS_AT_ONCE),
  )
  const answers = await Promise.all(batches.map((batch) => fetchBatch(http, batch)))
  return {
    cards: answers.flatMap(({ cards }) => cards),
    isCurrent: answers.every(({ isCurrent }) => isCurrent),
  }
}

async function fetchBatch(http: HttpPort, skus: readonly string[]): Promise<FoundCards> {
  const query = skus.map((sku) => `sku=${encodeURIComponent(sku)}`).join('&')
  const answer = await http.send({ method: 'GET', path: `${CARDS_PATH}?${query}` })
  const code = answer.kind === 'answered' ? answer.code : 0
  const isKnown = code === 200 || code === SOME_CARDS
  const cards = answer.kind === 'answered' && isKnown ? (answer.result as ProductCard[]) : []
  return { cards, isCurrent: code === 200 }
}
