import type { ImportReport } from '../../../shared/contract/admin/import-run'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { CatalogueSource } from '../catalogue-files/catalogue-source'
import type { AdminClient } from './admin-client.ts'
import { startProgress } from './progress.ts'

const PRODUCTS_A_PART = 200

/** Long before a part is larger than the Worker takes. */
const CHARACTERS_A_PART = 2_000_000

export interface LoadSummary extends ImportReport {
  products: number
  /** Seconds that the swap-in took. */
  swap: number
}

/**
 * Loads a source in parts and swaps it in as a whole; pictures that are nowhere are left out of their
 * products. Throws when the shop refuses it, and leaves the catalogue as it was.
 */
export async function loadSource(
  admin: AdminClient,
  source: CatalogueSource,
  mode: 'replace' | 'merge',
  missing: ReadonlySet<string>,
): Promise<LoadSummary> {
  const runId = await admin.begin(mode)
  const progress = startProgress('products', source.productCount)
  try {
    const { attributes, categories } = source
    await admin.stage(runId, { attributes: [...attributes], categories: [...categories] })
    let products = 0
    for (const part of toParts(source.products(), missing)) {
      await admin.stage(runId, { products: part })
      products += part.length
      progress.at(products)
    }
    progress.end()
    if (products === 0) throw new Error('Not one product could be loaded')
    const before = Date.now()
    const summary = await admin.commit(runId)
    return { ...summary, products, swap: (Date.now() - before) / 1000 }
  } catch (error) {
    progress.end()
    await admin.abort(runId)
    throw error
  }
}

function* toParts(
  products: Iterable<ProductDraft>,
  missing: ReadonlySet<string>,
): Generator<ProductDraft[]> {
  let part: ProductDraft[] = []
  let room = CHARACTERS_A_PART
  for (const product of products) {
    const images = product.images.filter((path) => !missing.has(path))
    part.push({ ...product, images })
    room -= product.description.all.length * 4 + 2000
    if (part.length < PRODUCTS_A_PART && room > 0) continue
    yield part
    part = []
    room = CHARACTERS_A_PART
  }
  if (part.length > 0) yield part
}
