import type { ImportReport } from '../../../shared/contract/admin/import-run'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { CatalogueSource } from '../catalogue-files/catalogue-source'
import type { AdminClient } from './admin-client.ts'
import { startProgress } from './progress.ts'

const PRODUCTS_A_PART = 200

/** A character takes up to three bytes, and the Worker takes eight million of them at once. */
const CHARACTERS_A_PART = 2_000_000

export interface LoadSummary extends ImportReport {
  products: number
  /** Seconds that the swap-in took. */
  swap: number
}

/**
 * Loads a source in parts and swaps it in as a whole; pictures that are `missing` are left out of
 * their products. `beforeSwap` gets the skus that were staged and throws to have none of it. Throws
 * when the shop refuses it, and says what became of the catalogue.
 */
export async function loadSource(
  admin: AdminClient,
  source: CatalogueSource,
  mode: 'replace' | 'merge',
  missing: ReadonlySet<string>,
  beforeSwap: (skus: ReadonlySet<string>) => Promise<void> = async () => {},
): Promise<LoadSummary> {
  const runId = await admin.begin(mode)
  const progress = startProgress('products', source.productCount)
  try {
    const { attributes, categories } = source
    await admin.stage(runId, { attributes: [...attributes], categories: [...categories] })
    const skus = new Set<string>()
    for (const part of toParts(source.products(), missing)) {
      await admin.stage(runId, { products: part })
      for (const { sku } of part) skus.add(sku)
      progress.at(skus.size)
    }
    progress.end()
    if (skus.size === 0) throw new Error('Not one product could be loaded')
    await beforeSwap(skus)
    const before = Date.now()
    const summary = await admin.commit(runId)
    return { ...summary, products: skus.size, swap: (Date.now() - before) / 1000 }
  } catch (error) {
    progress.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\n${await giveUp(admin, runId)}`, { cause: error })
  }
}

/** What became of a run that failed, in words. */
async function giveUp(admin: AdminClient, runId: string): Promise<string> {
  const isAsItWas = await admin.abort(runId).catch(() => null)
  if (isAsItWas === null) return 'Whether the catalogue was written is not known: import it again.'
  return isAsItWas
    ? 'The catalogue is as it was; pictures that were uploaded stay.'
    : 'The catalogue was written all the same.'
}

function* toParts(
  products: Iterable<ProductDraft>,
  missing: ReadonlySet<string>,
): Generator<ProductDraft[]> {
  let part: ProductDraft[] = []
  let room = CHARACTERS_A_PART
  for (const product of products) {
    const images = product.images.filter((path) => !missing.has(path))
    const staged = { ...product, images }
    const size = JSON.stringify(staged).length
    if (part.length === PRODUCTS_A_PART || (part.length > 0 && size > room)) {
      yield part
      part = []
      room = CHARACTERS_A_PART
    }
    part.push(staged)
    room -= size
  }
  if (part.length > 0) yield part
}
