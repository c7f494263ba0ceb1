// What an order takes of the stock, and gives back when it is given up. Each statement names the order by
// SQL that may use ?1; ?2 of `takeStock` and `returnStock` is the time in milliseconds since 1970.

/** What an order took of each managed stock, by sku: its lines and the parts of its bundles together. */
const takenBy = (orderId: string) => `(
  SELECT sku, SUM(stock_taken) AS qty FROM (
    SELECT order_id, sku, stock_taken FROM order_line
    UNION ALL SELECT order_id, sku, stock_taken FROM order_part)
  WHERE order_id = (${orderId}) AND stock_taken > 0 GROUP BY sku)`

/** Higher than any version before, also after the database was restored from an earlier day. */
const NEXT_VERSION = 'MAX(stock.version + 1, ?2)'

/** Below zero the check of `stock` fails, and everything before it with it. */
export const takeStock = (orderId: string) => `
UPDATE stock SET qty = stock.qty - taken.qty, version = ${NEXT_VERSION}
FROM ${takenBy(orderId)} AS taken WHERE stock.sku = taken.sku`

export const returnStock = (orderId: string) => `
UPDATE stock SET qty = stock.qty + taken.qty, version = ${NEXT_VERSION}
FROM ${takenBy(orderId)} AS taken WHERE stock.sku = taken.sku`

/** Puts what was just taken or returned into the outbox, for the catalogue to know it too. */
export const noteStock = (orderId: string) => `
INSERT OR REPLACE INTO stock_change (sku, version)
SELECT stock.sku, stock.version
FROM ${takenBy(orderId)} AS taken CROSS JOIN stock ON stock.sku = taken.sku`
