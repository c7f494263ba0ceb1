// Every statement here takes the id of the run as its one parameter.

/** Attributes with their labels and options, where the run says something new of them. */
export const SWAP_ATTRIBUTES: readonly string[] = [
  `INSERT INTO attribute (code, input, is_filterable, is_visible, position, fingerprint)
   SELECT key, body ->> 'input', body ->> 'filterable', body ->> 'visible', body ->> 'position',
     fingerprint
   FROM staged WHERE run_id = ?1 AND kind = 'attribute' AND is_changed
   ORDER BY staged.id
   ON CONFLICT (code) DO UPDATE SET
     input = excluded.input, is_filterable = excluded.is_filterable,
     is_visible = excluded.is_visible, position = excluded.position,
     fingerprint = excluded.fingerprint`,

  // An option another source brought stays while two sources are merged.
  `DELETE FROM attribute_option WHERE attribute_id IN (
     SELECT attribute.id FROM staged JOIN attribute ON attribute.code = staged.key
     JOIN import_run AS run ON run.id = staged.run_id AND run.mode = 'replace'
     WHERE run_id = ?1 AND kind = 'attribute' AND is_changed)`,

  `INSERT OR REPLACE INTO attribute_label (attribute_id, store_id, label)
   SELECT attribute.id, row.value ->> 0, row.value ->> 1
   FROM staged JOIN attribute ON attribute.code = staged.key, json_each(body, '$.labels') AS row
   WHERE run_id = ?1 AND kind = 'attribute' AND is_changed`,

  `INSERT OR REPLACE INTO attribute_option (attribute_id, value, position, swatch)
   SELECT attribute.id, option.value ->> 'value', option.value ->> 'position',
     option.value ->> 'swatch'
   FROM staged JOIN attribute ON attribute.code = staged.key,
     json_each(body, '$.options') AS option
   WHERE run_id = ?1 AND kind = 'attribute' AND is_changed`,

  `INSERT OR REPLACE INTO attribute_option_label (attribute_id, value, store_id, label)
   SELECT attribute.id, option.value ->> 'value', label.value ->> 0, label.value ->> 1
   FROM staged JOIN attribute ON attribute.code = staged.key,
     json_each(body, '$.options') AS option, json_each(option.value, '$.labels') AS label
   WHERE run_id = ?1 AND kind = 'attribute' AND is_changed`,
]

export const REMOVE_ATTRIBUTES = `
  DELETE FROM attribute WHERE NOT EXISTS (
    SELECT 1 FROM staged WHERE run_id = ?1 AND kind = 'attribute' AND key = attribute.code)`
