import type { ProductCard } from '../../shared/catalog/product'
import { CARDS_AT_ONCE, CARDS_PATH } from '../../shared/routing/data-paths'
import type { HttpPort } from './ports'

/** The products of these skus as they are now; null when not all could be asked for. Never throws. */
export async function fetchCards(
  http: HttpPort,
  skus: readonly string[],
): Promise<ProductCard[] | null> {
  const count = Math.ceil(skus.length / CARDS_AT_ONCE)
  const batches = Array.from({ length: count }, (_, nth) =>
    skus.slice(nth * CARDS_AT_ONCE, (nth + 1) * CARDS_AT_ONCE),
  )
  const answers = await Promise.all(batches.map((batch) => fetchBatch(http, batch)))
  return answers.every((answer) => answer !== null) ? answers.flat() : null
}

async function fetchBatch(http: HttpPort, skus: readonly string[]): Promise<ProductCard[] | null> {
  const query = skus.map((sku) => `sku=${encodeURIComponent(sku)}`).join('&')
  const answer = await http.send({ method: 'GET', path: `${CARDS_PATH}?${query}` })
  return answer.kind === 'answered' && answer.code === 200 ? (answer.result as ProductCard[]) : null
}
