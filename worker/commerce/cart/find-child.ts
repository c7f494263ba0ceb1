import type { WireConfigurableItemOption } from '../../../shared/contract/catalogue/product-option'
import type { Database } from '../db/databases'

const CHILD = `
SELECT child.sku
FROM product AS parent
JOIN product AS child ON child.parent_id = parent.id
WHERE parent.sku = ?1 AND NOT EXISTS (
  SELECT 1 FROM product_choice AS choice
  WHERE choice.product_id = parent.id AND NOT EXISTS (
    SELECT 1 FROM product_value AS own
    JOIN json_each(?2) AS wanted
      ON wanted.value ->> 'option_id' = CAST(own.attribute_id AS TEXT)
      AND wanted.value ->> 'option_value' = own.value
    WHERE own.product_id = child.id AND own.attribute_id = choice.attribute_id
  )
)
LIMIT 2`

/**
 * The sku of the child that these options choose, each of the parent's choices made. Null when
 * they fit none, or more than one.
 */
export async function findChildSku(
  catalogue: Database,
  parentSku: string,
  options: readonly WireConfigurableItemOption[],
): Promise<string | null> {
  const fitting = await catalogue
    .prepare(CHILD)
    .bind(parentSku, JSON.stringify(options))
    .all<{ sku: string }>()
  const [only, another] = fitting.results
  return only && !another ? only.sku : null
}
