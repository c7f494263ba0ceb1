import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { ProductSpec } from '../families/product-spec'
import type { ColorAndSize } from './product-texts'

/** What lies in the warehouse: what the product says, else enough, a little different each time. */
export function stockOf(
  spec: ProductSpec,
  choice: ColorAndSize,
  seed: number,
): ProductDraft['stock'] {
  const qty = pieces(spec, choice) ?? 12 + ((seed * 13) % 45)
  const { hasBackorders = false, minQty = 1, maxQty = 10_000 } = spec.supply ?? {}
  return {
    qty,
    isInStock: qty > 0 || hasBackorders,
    isManaged: true,
    hasBackorders,
    minQty,
    maxQty,
  }
}

function pieces({ stock = {} }: ProductSpec, { color, size }: ColorAndSize): number | undefined {
  const keys = [color, size, 'all'].filter((key) => key !== undefined)
  return keys.map((key) => stock[key]).find((qty) => qty !== undefined)
}
