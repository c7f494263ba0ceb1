import type { Product } from '../../shared/catalog/product'
import type { PageQueries } from './page-queries'
import { preparePage } from './prepare-page'
import type { LoadedWords } from './words'

/** Products of one visit whose price and stock are asked for before they are opened (spec 9). */
const PREFETCHED_FACTS = 8

export interface PrefetchParts {
  /** What is known of other pages; its code comes with the first sign that one is wanted. */
  openPages: () => Promise<PageQueries>
  buildId: string
  words: LoadedWords
  /** Asks about price and stock of a product that is likely to be opened. */
  prefetchFacts: (product: Product) => Promise<void>
}

/**
 * Answers what loads the data of a page that is likely to be opened, then its code. Errors are ignored: the
 * navigation itself will meet them.
 */
export function createPrefetch(parts: PrefetchParts): (path: string) => void {
  const { openPages, buildId, words, prefetchFacts } = parts
  const prefetched = new Set<string>()
  return oneAtATime(async (path) => {
    const pages = await openPages().catch(() => null)
    await pages?.prefetch(path)
    const answer = pages?.known(path)
    if (answer?.kind === 'page' && answer.buildId === buildId) {
      await preparePage(answer.page, words).catch(() => null)
      const { data } = answer.page
      if (data.route !== 'product' || prefetched.has(data.product.sku)) return
      if (prefetched.size === PREFETCHED_FACTS) return
      prefetched.add(data.product.sku)
      await prefetchFacts(data.product).catch(() => null)
    }
  })
}

/** Of the paths that come while one is being worked on only the last is still likely to be wanted. */
function oneAtATime(work: (path: string) => Promise<void>): (path: string) => void {
  let isBusy = false
  let next: string | null = null
  async function goOn(): Promise<void> {
    isBusy = true
    while (next !== null) {
      const path = next
      next = null
      await work(path)
    }
    isBusy = false
  }
  return (path) => {
    next = path
    if (!isBusy) void goOn()
  }
}
