import type { WireStock } from '../../../shared/contract/catalogue/stock'
import { isSalable, type StockRow } from './salable'

/** The one stock there is: a shop with several sources is another issue. */
export const STOCK_ID = 1

/** A stock item as the contract has it; `is_in_stock` says whether it can be sold (contract 1.4). */
export function toWireStock(productId: number, stock: StockRow): WireStock {
  return {
    item_id: productId,
    product_id: productId,
    stock_id: STOCK_ID,
    qty: stock.qty,
    is_in_stock: isSalable(stock),
    manage_stock: stock.manage_stock === 1,
    min_qty: 0,
    min_sale_qty: stock.min_sale_qty,
    max_sale_qty: stock.max_sale_qty,
    backorders: stock.backorders,
    use_config_manage_stock: false,
    use_config_min_qty: false,
    use_config_min_sale_qty: false,
    use_config_max_sale_qty: false,
    use_config_backorders: false,
  }
}
