import { FEW } from '../../../shared/catalog/few-left'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { salableSql } from './salable'

const STORES = STORE_VIEWS.map(({ storeId }) => storeId).join()

/** Products whose copy is older than what is given, with both. */
const NEWER = `
given AS MATERIALIZED (
  SELECT value ->> 'sku' AS sku, value ->> 'qty' AS qty, value ->> 'is_in_stock' AS is_in_stock,
    value ->> 'manage_stock' AS manage_stock, value ->> 'backorders' AS backorders,
    value ->> 'min_sale_qty' AS min_sale_qty, value ->> 'max_sale_qty' AS max_sale_qty,
    value ->> 'version' AS version
  FROM json_each(?1)),
newer AS MATERIALIZED (
  SELECT given.*, product.id, product.parent_id,
    ${salableSql('given').text} <> ${salableSql('copy').text}
      OR given.min_sale_qty <> copy.min_sale_qty AS has_turned,
    given.qty <> copy.qty AND (MIN(given.qty, copy.qty) <= ${FEW}
      OR MIN(given.qty, copy.qty) < given.min_sale_qty) AS is_scarce
  FROM given CROSS JOIN product ON product.sku = given.sku
  CROSS JOIN stock_copy AS copy ON copy.product_id = product.id AND copy.version < given.version)`

/** Pages say of a product when few are left, and when it can be bought or no longer. */
const NOTE_SHOWN = `
${NOTE_TAGS}
WITH ${NEWER}
SELECT 'P' || id FROM newer WHERE has_turned OR is_scarce
UNION SELECT 'P' || parent_id FROM newer WHERE (has_turned OR is_scarce) AND parent_id IS NOT NULL`

/** In lists a product costs what of it can be bought: its children, or the parts of a set. */
const TURNED = `(
  SELECT id FROM newer WHERE has_turned
  UNION SELECT parent_id FROM newer WHERE has_turned AND parent_id IS NOT NULL
  UNION SELECT link.product_id FROM newer
  JOIN product_link AS link ON link.linked_sku = newer.sku
  WHERE newer.has_turned AND link.link_type IN ('associated', 'bundle'))`

const MARK_PRICES = `
WITH ${NEWER}
UPDATE listing SET price_until = ?2
WHERE store_id IN (${STORES}) AND product_id IN ${TURNED}`

/** They are written again together with those prices. */
const REMOVE_CARDS = `
WITH ${NEWER}
DELETE FROM card WHERE product_id IN ${TURNED}`

const COPY = `
WITH ${NEWER}
UPDATE stock_copy SET qty = newer.qty, is_in_stock = newer.is_in_stock,
  manage_stock = newer.manage_stock, backorders = newer.backorders,
  min_sale_qty = newer.min_sale_qty, max_sale_qty = newer.max_sale_qty, version = newer.version
FROM newer
WHERE stock_copy.product_id = newer.id`

/**
 * Brings the catalogue's copy of some stock up to date, and with it, in one transaction, what follows
 * from that: which pages have changed, which prices in lists are to be worked out again, and which cards
 * are no longer right.
 * @param rows rows of `stock` as JSON
 */
export async function copyChanges(catalogue: Database, rows: string, now: number): Promise<void> {
  await catalogue.batch([
    catalogue.prepare(NOTE_SHOWN).bind(rows),
    catalogue.prepare(MARK_PRICES).bind(rows, new Date(now).toISOString()),
    catalogue.prepare(REMOVE_CARDS).bind(rows),
    catalogue.prepare(COPY).bind(rows),
  ])
}
