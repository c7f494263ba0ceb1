import type { ProductDraft } from '../../../../../../shared/contract/admin/product-draft'
import { parseFlag, parseWholeNumber } from '../../cells/cell-values'
import { STOCK_COLUMNS } from '../../cells/export-columns'

type Cells = Readonly<Record<string, string>>
type Stock = ProductDraft['stock']

const UNLIMITED = 10_000

/** What the row says of stock, or the reason why it cannot be read. */
export function parseStock(cells: Cells, isSellable: boolean): Stock | string {
  const qty = parseWholeNumber(cells.qty ?? '0')
  if (qty === undefined) return `bad quantity: ${cells.qty}`
  const managed = own(cells, 'use_config_manage_stock', 'manage_stock')
  const isManaged = managed === undefined ? isSellable : managed !== '0'
  const hasBackorders = (own(cells, 'use_config_backorders', 'allow_backorders') ?? '0') !== '0'
  const isCounted = isManaged && !hasBackorders
  // What must stay on the shelf is not for sale.
  const kept = atLeastOne(own(cells, 'use_config_min_qty', 'out_of_stock_qty')) ?? 0
  const forSale = isCounted ? Math.max(0, qty - kept) : qty
  return (
    asExported(cells) ?? {
      qty: forSale,
      isInStock: parseFlag(cells.is_in_stock) ?? forSale > 0,
      isManaged,
      hasBackorders,
      minQty: atLeastOne(own(cells, 'use_config_min_sale_qty', 'min_cart_qty')) ?? 1,
      maxQty: atLeastOne(own(cells, 'use_config_max_sale_qty', 'max_cart_qty')) ?? UNLIMITED,
    }
  )
}

/**
 * The stock that the shop's source had given when the row was exported, if the row's stock was not
 * edited since: then an import brings nothing new, and what is sold meanwhile stays sold.
 */
function asExported({ shop_stock: note, ...cells }: Cells): Stock | undefined {
  const [, exported, source] = /^(-?\d+(?:,\d+){5})=(-?\d+(?:,\d+){5})$/.exec(note ?? '') ?? []
  if (exported === undefined || source === undefined) return undefined
  const now = STOCK_COLUMNS.map((column) => cells[column] ?? '').join(',')
  return now === exported ? fromNumbers(source.split(',').map(Number)) : undefined
}

function fromNumbers([qty = 0, inStock, managed, backorders, minQty = 1, maxQty = 1]: number[]) {
  return {
    qty,
    isInStock: inStock === 1,
    isManaged: managed === 1,
    hasBackorders: backorders === 1,
    minQty,
    maxQty,
  }
}

/** A value of the product's own, unless it goes by the shop's settings. */
function own(cells: Cells, usesConfig: string, column: string): string | undefined {
  return parseFlag(cells[usesConfig]) ? undefined : cells[column]
}

function atLeastOne(text: string | undefined): number | undefined {
  const quantity = parseWholeNumber(text ?? '')
  return quantity !== undefined && quantity >= 1 ? quantity : undefined
}
