import type { ProductDraft } from './draft'

/** A product of the shop as it would be imported, with what an importer does not say. */
export interface ExportedProduct {
  draft: ProductDraft
  /** Values of the children in what a configurable product asks for, by sku. */
  choices: { sku: string; values: Record<string, string> }[]
  /** The stock its source last said, in the order of a stock row; what was sold is not taken off. */
  stockSource: number[]
}

export interface ExportedPage {
  products: ExportedProduct[]
  /** Where the next page begins; null after the last. */
  next: string | null
}
