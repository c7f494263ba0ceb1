import type { ProductDraft } from '../catalogue/draft'
import { parseFlag, parsePieces } from './cell-values'

const UNLIMITED = 10_000

/** What the row says of stock, or the reason why it cannot be read. */
export function parseStock(
  cells: Readonly<Record<string, string>>,
  isSellable: boolean,
): ProductDraft['stock'] | string {
  const qty = parsePieces(cells.qty ?? '0')
  if (qty === undefined) return `bad quantity: ${cells.qty}`
  const isManaged =
    isSellable && (own(cells, 'use_config_manage_stock', 'manage_stock') ?? '1') !== '0'
  const hasBackorders = (own(cells, 'use_config_backorders', 'allow_backorders') ?? '0') !== '0'
  return {
    qty: isManaged && !hasBackorders ? Math.max(0, qty) : qty,
    isInStock: parseFlag(cells.is_in_stock) ?? qty > 0,
    isManaged,
    hasBackorders,
    minQty: atLeastOne(own(cells, 'use_config_min_sale_qty', 'min_cart_qty')) ?? 1,
    maxQty: atLeastOne(own(cells, 'use_config_max_sale_qty', 'max_cart_qty')) ?? UNLIMITED,
  }
}

/** A value of the product's own, unless it goes by the shop's settings. */
function own(
  cells: Readonly<Record<string, string>>,
  usesConfig: string,
  column: string,
): string | undefined {
  return parseFlag(cells[usesConfig]) ? undefined : cells[column]
}

function atLeastOne(text: string | undefined): number | undefined {
  const pieces = parsePieces(text ?? '')
  return pieces !== undefined && pieces >= 1 ? pieces : undefined
}
