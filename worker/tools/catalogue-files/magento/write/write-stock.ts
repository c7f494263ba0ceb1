import type { ExportedProduct } from '../../../../../shared/contract/admin/catalogue-export'
import { type OutCells, type ProductColumn, STOCK_COLUMNS } from '../cells/export-columns'
import { writeFlag } from './cell-writers'

/**
 * The stock as it is now. What its source had said is kept beside it where something was sold since,
 * so that an import of the unchanged row does not add what was sold again.
 */
export function writeStock({ draft, stockSource }: ExportedProduct): OutCells<ProductColumn> {
  const { stock } = draft
  const now = [
    stock.qty,
    Number(stock.isInStock),
    Number(stock.isManaged),
    Number(stock.hasBackorders),
    stock.minQty,
    stock.maxQty,
  ]
  const cells = Object.fromEntries(STOCK_COLUMNS.map((column, at) => [column, String(now[at])]))
  const isSame = stockSource.length === 0 || stockSource.join(',') === now.join(',')
  return {
    ...cells,
    use_config_manage_stock: writeFlag(false),
    use_config_backorders: writeFlag(false),
    use_config_min_sale_qty: writeFlag(false),
    use_config_max_sale_qty: writeFlag(false),
    ...(isSame ? {} : { shop_stock: `${now.join(',')}=${stockSource.join(',')}` }),
  }
}
