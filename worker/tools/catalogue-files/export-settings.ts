import type { AttributeDraft, CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { KnownProduct } from '../../../shared/contract/admin/catalogue-export'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

/** What the file cannot say of itself. */
export interface ExportSettings {
  /** The merchant's store view codes and the stores of this shop that they stand for. */
  stores: ReadonlyMap<string, StoreCode>
  /** The merchant's names of tax classes, in lower case. */
  taxClasses: ReadonlyMap<string, ProductDraft['taxClass']>
  /** The merchant's names of customer groups, in lower case, and their ids. */
  groups: ReadonlyMap<string, number>
  /** Creation and change of products whose rows do not say them, ISO 8601. */
  writtenAt: string
  /** What the shop has already, where products are added to it. */
  known: {
    attributes: readonly AttributeDraft[]
    categories: readonly CategoryDraft[]
    /** Its products, page by page. */
    products: () => AsyncIterable<readonly KnownProduct[]>
  }
}

/** Reports progress: how many rows or documents were read, and in which of the two passes. */
export type OnRow = (step: 'read' | 'understood', count: number) => void

/** The store that a merchant's store view code stands for: as he says, else one of the same name. */
export function storeOf(code: string, { stores }: ExportSettings): StoreCode | undefined {
  return stores.get(code) ?? STORE_VIEWS.find(({ storeCode }) => storeCode === code)?.storeCode
}
