import type { StoreCode } from '../../../shared/store-view/store-view'
import type { ProductDraft } from '../catalogue/draft'

type Cells = Readonly<Record<string, string>>

/** A product of the export: the row for all stores, and what rows of store views say otherwise. */
export interface ExportRow {
  line: number
  sku: string
  cells: Cells
  stores: Map<StoreCode, Cells>
}

/** What the file cannot say of itself. */
export interface ExportSettings {
  /** The merchant's store view codes and the stores of this shop that they stand for. */
  stores: ReadonlyMap<string, StoreCode>
  /** The merchant's names of tax classes, in lower case. */
  taxClasses: ReadonlyMap<string, ProductDraft['taxClass']>
  /** Creation and change of products whose rows do not say them, ISO 8601. */
  writtenAt: string
}
