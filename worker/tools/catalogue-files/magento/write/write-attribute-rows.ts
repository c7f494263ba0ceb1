import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import { STORE_VIEWS } from '../../../../../shared/store-view/store-views'
import { encodeText } from '../../html-entities'
import type { ATTRIBUTE_COLUMNS, OutCells } from '../cells/export-columns'
import { writeFlag } from './cell-writers'

type Row = OutCells<(typeof ATTRIBUTE_COLUMNS)[number]>

/** The rows of an attribute in `attributes.csv`: itself, its options, and their other labels. */
export function writeAttribute(draft: AttributeDraft): Row[] {
  const { code, label, options } = draft
  const main: Row = {
    attribute_code: code,
    label: encodeText(label.all),
    frontend_input: draft.input,
    is_filterable: writeFlag(draft.isFilterable),
    is_visible_on_front: writeFlag(draft.isVisible),
    position: String(draft.position),
  }
  return [
    main,
    ...otherLabels({ attribute_code: code }, label),
    ...options.flatMap(({ value, label: own, swatch }) => {
      const option = { attribute_code: code, option_value: value }
      const row: Row = { ...option, label: encodeText(own.all), ...(swatch ? { swatch } : {}) }
      return [row, ...otherLabels(option, own)]
    }),
  ]
}

function otherLabels(row: Row, label: PerStore<string>): Row[] {
  return STORE_VIEWS.flatMap(({ storeCode }) => {
    const own = label[storeCode]
    return own === undefined ? [] : [{ ...row, store_view_code: storeCode, label: encodeText(own) }]
  })
}
