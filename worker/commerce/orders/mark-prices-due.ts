import { STORE_VIEWS } from '../../../shared/store-view/store-views'

const STORES = STORE_VIEWS.map(({ storeId }) => storeId).join()

/**
 * Marks the prices in lists that an order may change: what sets the price of a product with choices
 * or of a set is sold out, or was until its order was given up. It stands behind what takes the
 * stock, and before what returns it. The second parameter of the statement is an ISO date.
 * @param orderId the order, as SQL
 */
export function markPricesDue(orderId: string): string {
  return `
WITH turned AS (
  SELECT product.id, product.parent_id, product.sku
  FROM (
    SELECT order_id, product_id, stock_taken FROM order_line
    UNION ALL SELECT order_id, product_id, stock_taken FROM order_part
  ) AS taken
  JOIN stock ON stock.product_id = taken.product_id
  JOIN product ON product.id = taken.product_id
  WHERE taken.order_id = (${orderId}) AND taken.stock_taken > 0
    AND stock.qty < MAX(1, stock.min_sale_qty))
UPDATE listing SET price_until = ?2
WHERE store_id IN (${STORES}) AND product_id IN (
  SELECT id FROM turned
  UNION SELECT parent_id FROM turned WHERE parent_id IS NOT NULL
  UNION SELECT link.product_id FROM turned
  JOIN product_link AS link ON link.linked_sku = turned.sku
  WHERE link.link_type IN ('associated', 'bundle'))`
}
