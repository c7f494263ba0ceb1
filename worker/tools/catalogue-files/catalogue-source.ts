import type { AttributeDraft, CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { NamedPicture } from './export-picture'
import type { Problems } from './row-problems'

/**
 * A catalogue that was read from files and waits to be loaded, whatever kind of files they were.
 * Products come one by one: all of them at once may be larger than memory.
 */
export interface CatalogueSource {
  /** Rows or documents that were read. */
  rowCount: number
  /** Products that will be tried; some may still turn out to be impossible. */
  productCount: number
  attributes: readonly AttributeDraft[]
  categories: readonly CategoryDraft[]
  /** In the order of the file. To be gone through once: it reports problems on the way. */
  products(): Iterable<ProductDraft>
  /** Every picture once. */
  pictures(): Iterable<NamedPicture>
  problems: Problems
  /** Columns that hold something and were not read. */
  unused: readonly string[]
  close(): void
}
