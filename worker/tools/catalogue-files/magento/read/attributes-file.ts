// `attributes.csv`, which only this shop writes: what kind each attribute is, and its options with
// their values. One row an attribute, one an option, and one for each store with another label.
import type { Readable } from 'node:stream'
import {
  type AttributeDraft,
  attributeDraft,
} from '../../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import { type ExportSettings, storeOf } from '../../export-settings'
import { decodeText } from '../../html-entities'
import { readRows } from '../../read-rows'
import { invalidReason, type Problems } from '../../row-problems'
import { parseFlag, parseWholeNumber } from '../cells/cell-values'
import type { Cells } from '../cells/export-row'

/** The attributes of the file, in its order; rows that cannot be read are reported. */
export async function readAttributes(
  file: Readable,
  settings: ExportSettings,
  problems: Problems,
): Promise<AttributeDraft[]> {
  const drafts = new Map<string, AttributeDraft>()
  for await (const { line, cells, fault } of readRows(file, ['attribute_code', 'label'])) {
    const reason = fault ?? addRow(drafts, cells, settings)
    const name = `attributes.csv: ${cells.attribute_code ?? ''}`
    if (reason) problems.leaveOut({ line, sku: name }, reason)
  }
  return [...drafts.values()]
}

function addRow(
  drafts: Map<string, AttributeDraft>,
  cells: Cells,
  settings: ExportSettings,
): string | undefined {
  const { attribute_code: code = '', option_value: value, store_view_code: view } = cells
  const draft = drafts.get(code)
  if (value === undefined && view === undefined) {
    if (draft) return 'the same attribute twice'
    const { success, data, error } = attributeDraft.safeParse(toDraft(code, cells, drafts.size))
    if (!success) return invalidReason(error.issues, 'the attribute')
    drafts.set(code, data)
    return undefined
  }
  if (!draft) return 'a row of an attribute that was not loaded'
  if (view === undefined) return addOption(draft, value ?? '', cells)
  const store = storeOf(view, settings)
  if (!store) return `unknown store view: ${view}`
  const labelled =
    value === undefined ? draft : draft.options.findLast((option) => option.value === value)
  if (!labelled) return `a label of an unknown option: ${value}`
  labelled.label[store] = labelOf(cells)
  return undefined
}

function addOption(draft: AttributeDraft, value: string, cells: Cells): string | undefined {
  if (draft.options.some((option) => option.value === value)) return 'the same option twice'
  const label: PerStore<string> = { all: labelOf(cells) }
  draft.options.push({ value, label, ...(cells.swatch ? { swatch: cells.swatch } : {}) })
  return undefined
}

function toDraft(code: string, cells: Cells, place: number): AttributeDraft {
  return {
    code,
    label: { all: labelOf(cells) },
    input: (cells.frontend_input ?? 'text') as AttributeDraft['input'],
    isFilterable: parseFlag(cells.is_filterable) ?? false,
    isVisible: parseFlag(cells.is_visible_on_front) ?? true,
    position: parseWholeNumber(cells.position ?? '') ?? place,
    options: [],
  }
}

function labelOf({ label = '' }: Cells): string {
  return decodeText(label)
}
