import type { StoreCode } from '../../../../../shared/store-view/store-view'

export type Cells = Readonly<Record<string, string>>

/** A product of the export: the row for all stores, and what rows of store views say otherwise. */
export interface ExportRow {
  line: number
  sku: string
  cells: Cells
  stores: ReadonlyMap<StoreCode, Cells>
}

/** Magento's word for a value that is empty on purpose. */
export const EMPTY = '__EMPTY__VALUE__'
