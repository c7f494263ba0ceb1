import type { AttributeDraft } from '../../../shared/contract/admin/catalogue-draft'
import { toPerStore } from '../catalogue/to-per-store'
import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { sql } from '../db/sql'

interface AttributeRow {
  id: number
  code: string
  input: AttributeDraft['input']
  is_filterable: number
  is_visible: number
  position: number
}

interface OptionRow {
  attribute_id: number
  value: string
  swatch: string | null
}

interface LabelRow {
  attribute_id: number
  value: string | null
  store_id: number
  label: string
}

const QUERIES = {
  attributes: query<AttributeRow>(sql`
    SELECT id, code, input, is_filterable, is_visible, position FROM attribute
    ORDER BY position, id`),
  options: query<OptionRow>(sql`
    SELECT attribute_id, value, swatch FROM attribute_option
    ORDER BY attribute_id, position, value`),
  labels: query<LabelRow>(sql`
    SELECT attribute_id, NULL AS value, store_id, label FROM attribute_label
    UNION ALL SELECT attribute_id, value, store_id, label FROM attribute_option_label`),
}

/** All attributes with their options, as they would be imported. */
export async function exportAttributes(db: Database): Promise<AttributeDraft[]> {
  const { attributes, options, labels } = await readNamed(db, QUERIES)
  const optionsOf = Map.groupBy(options, ({ attribute_id }) => attribute_id)
  const labelsOf = Map.groupBy(labels, ({ attribute_id, value }) => keyOf(attribute_id, value))
  const labelOf = (id: number, value: string | null) =>
    toPerStore(labelsOf.get(keyOf(id, value)) ?? [], ({ label }) => label)
  return attributes.map(({ id, code, input, position, ...flags }) => ({
    code,
    label: labelOf(id, null) ?? { all: code },
    input,
    isFilterable: flags.is_filterable === 1,
    isVisible: flags.is_visible === 1,
    position,
    options: (optionsOf.get(id) ?? []).map(({ value, swatch }) => ({
      value,
      label: labelOf(id, value) ?? { all: value },
      ...(swatch === null ? {} : { swatch }),
    })),
  }))
}

function keyOf(attributeId: number, value: string | null): string {
  return JSON.stringify([attributeId, value])
}
