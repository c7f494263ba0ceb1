import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { TierPriceCell, UnlinkedProduct } from '../../link-product'
import type { Cells } from '../cells/export-row'
import { parseConfigurableVariations, parseSkus } from './row/composite-cells'

/** The product of a row, and what the row names beside it. */
export function toUnlinked(
  line: number,
  draft: ProductDraft,
  cells: Cells,
  tierPrices: TierPriceCell[],
): UnlinkedProduct {
  const { configurable_variations: cell = '', shop_choices: choices } = cells
  const variations = parseConfigurableVariations(cell)
  const choiceCodes = new Set(variations.flatMap(({ choice }) => [...choice.keys()]))
  return {
    line,
    draft,
    variations: {
      attributes: choices ? parseSkus(choices) : [...choiceCodes],
      skus: variations.map(({ sku }) => sku),
    },
    isKept: choices !== undefined,
    hasPrice: cells.price !== undefined,
    tierPrices,
  }
}
