import { FEW } from '../../../shared/catalog/few-left'
import { NOTE_TAGS } from '../changes/note-tags'

/**
 * Notes the products of an order of which so few are left that their pages say so, or say that there
 * are none. It stands behind what takes the stock, and before what returns it.
 * @param orderId the order, as SQL
 */
export function noteScarceStock(orderId: string): string {
  return `
${NOTE_TAGS}
WITH scarce AS (
  SELECT product.id, product.parent_id
  FROM (
    SELECT order_id, product_id, stock_taken FROM order_line
    UNION ALL SELECT order_id, product_id, stock_taken FROM order_part
  ) AS taken
  JOIN stock ON stock.product_id = taken.product_id
  JOIN product ON product.id = taken.product_id
  WHERE taken.order_id = (${orderId}) AND taken.stock_taken > 0
    AND (stock.qty <= ${FEW} OR stock.qty < stock.min_sale_qty))
SELECT 'P' || id FROM scarce
UNION SELECT 'P' || parent_id FROM scarce WHERE parent_id IS NOT NULL`
}
