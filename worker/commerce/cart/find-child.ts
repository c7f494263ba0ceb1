import type { WireConfigurableItemOption } from '../../../shared/contract/catalogue/product-option'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'

/**
 * The sku of the child that these options choose, each of the parent's choices made. Null when
 * they fit none, or more than one.
 */
export async function findChildSku(
  catalogue: Database,
  parentSku: string,
  options: readonly WireConfigurableItemOption[],
): Promise<string | null> {
  const [only, another] = await readAll(
    catalogue,
    query<{ sku: string }>(sql`SELECT child.sku
      FROM product AS parent
      JOIN product AS child ON child.parent_id = parent.id
      WHERE parent.sku = ${parentSku} AND NOT EXISTS (
        SELECT 1 FROM product_choice AS choice
        WHERE choice.product_id = parent.id AND NOT EXISTS (
          SELECT 1 FROM product_value AS own
          JOIN json_each(${JSON.stringify(options)}) AS wanted
            ON wanted.value ->> 'option_id' = CAST(own.attribute_id AS TEXT)
            AND wanted.value ->> 'option_value' = own.value
          WHERE own.product_id = child.id AND own.attribute_id = choice.attribute_id
        )
      )
      LIMIT 2`),
  )
  return only && !another ? only.sku : null
}
