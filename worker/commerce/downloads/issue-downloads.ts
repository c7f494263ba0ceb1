/** How often a file may be downloaded, for each piece that was bought. */
const USES = 5

const DAYS = 30

const LIFE_MS = DAYS * 24 * 60 * 60_000

/**
 * Hands over the files that an order has bought, once it is paid; one that is handed over stays as it
 * is. `orderId` is SQL that names the order and may use ?1; ?2 is the time in ms since 1970.
 */
export const issueDownloads = (orderId: string) => `
INSERT INTO issued_download (token, order_line_id, position, title, file, max_uses, expires_at)
SELECT lower(hex(randomblob(16))), line.id, promised.key, promised.value ->> 'title',
  promised.value ->> 'file', line.qty * ${USES}, ?2 + ${LIFE_MS}
FROM orders JOIN order_line AS line ON line.order_id = orders.id
CROSS JOIN json_each(line.downloads) AS promised
WHERE orders.id = (${orderId}) AND orders.state = 'processing'
ON CONFLICT (order_line_id, position) DO NOTHING`
