import {
  type AttributeDraft,
  attributeDraft,
} from '../../../../shared/contract/admin/catalogue-draft'
import { usualLabel } from '../../../../shared/contract/admin/usual-attributes'
import { type WireAttribute, wireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireConfigurableOption } from '../../../../shared/contract/catalogue/product-parts'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { invalidReason } from '../row-problems'

/** Attributes that are fields of a product here, or of no use to a shopper. */
const FIELDS = new Set(
  `sku name price special_price special_from_date special_to_date status visibility tax_class_id
  url_key url_path description short_description meta_title meta_description meta_keyword image
  small_image thumbnail media_gallery gallery category_ids quantity_and_stock_status tier_price cost
  has_options required_options price_type price_view sku_type weight_type shipment_type created_at
  updated_at options_container page_layout custom_design custom_layout swatch_image msrp
  links_exist links_title links_purchased_separately samples_title gift_message_available
  amxnotif_hide_alert`.split(/\s+/),
)

const INPUTS: Readonly<Record<string, AttributeDraft['input']>> = {
  select: 'select',
  swatch_visual: 'select',
  swatch_text: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
}

/** Gathers attributes of an index, each with its words in the stores. */
export function createDocumentAttributes() {
  const drafts = new Map<string, AttributeDraft>()
  const choices = new Map<string, AttributeDraft>()
  const codes = new Map<number, string>()

  function addLabels(draft: AttributeDraft, store: StoreCode, document: WireAttribute): void {
    const label = labelOf(document)
    if (label && label !== draft.label.all) draft.label[store] = label
    for (const { value, label: own } of document.options ?? []) {
      const option = draft.options.find((known) => known.value === value)
      if (option && own && own !== option.label.all) option.label[store] = own
    }
  }

  return {
    /** Takes a document, or answers why it cannot. */
    add(body: Record<string, unknown>, store: StoreCode | undefined): string | undefined {
      const parsed = wireAttribute.safeParse({ ...body, options: toPlainOptions(body.options) })
      if (!parsed.success) return invalidReason(parsed.error.issues, 'the attribute')
      const { attribute_code: code, attribute_id: id } = parsed.data
      if (id !== undefined) codes.set(id, code)
      if (!isForShoppers(parsed.data)) return undefined
      const draft = drafts.get(code) ?? toDraft(parsed.data, drafts.size, body)
      const checked = attributeDraft.safeParse(draft)
      if (!checked.success) return invalidReason(checked.error.issues, 'the attribute')
      drafts.set(code, draft)
      if (store) addLabels(draft, store, parsed.data)
      return undefined
    },
    /** Takes what a configurable product asks for, where no document describes it. */
    addChoice(option: WireConfigurableOption): void {
      const chosen = choices.get(option.attribute_code) ?? toChoiceDraft(option, choices.size)
      addOptions(chosen, option.values)
      choices.set(option.attribute_code, chosen)
    },
    codeOf: (id: number) => codes.get(id),
    all(): AttributeDraft[] {
      for (const [code, chosen] of choices) {
        const draft = drafts.get(code)
        const values = chosen.options.map(({ value, label }) => ({
          value_index: value,
          label: label.all,
        }))
        if (draft) addOptions(draft, values)
        else drafts.set(code, chosen)
      }
      return [...drafts.values()]
    },
  }
}

function toChoiceDraft(
  { attribute_code: code, label }: WireConfigurableOption,
  position: number,
): AttributeDraft {
  return {
    code,
    label: usualLabel(code) ?? { all: label ?? code },
    input: 'select',
    isFilterable: true,
    isVisible: true,
    position,
    options: [],
  }
}

function addOptions({ options }: AttributeDraft, values: WireConfigurableOption['values']): void {
  for (const { value_index: value, label } of values) {
    const isKnown = options.some((option) => option.value === value)
    if (!isKnown) options.push({ value, label: { all: label ?? value } })
  }
}

function isForShoppers({ attribute_code: code, is_user_defined: isOwn }: WireAttribute): boolean {
  return !FIELDS.has(code) && (isOwn !== false || usualLabel(code) !== undefined)
}

function toDraft(
  document: WireAttribute,
  place: number,
  body: Record<string, unknown>,
): AttributeDraft {
  const input = INPUTS[document.frontend_input ?? ''] ?? 'text'
  const { is_filterable: filterable, position } = body
  const options = document.options ?? []
  return {
    code: document.attribute_code,
    label: { all: labelOf(document) ?? document.attribute_code },
    input,
    isFilterable: input !== 'text' && (filterable === undefined || Number(filterable) > 0),
    isVisible: document.is_visible_on_front ?? document.is_visible ?? true,
    position: typeof position === 'number' && position >= 0 ? Math.floor(position) : place,
    options: input === 'text' ? [] : options.flatMap(toOption),
  }
}

function labelOf({ frontend_label: own, default_frontend_label: usual }: WireAttribute) {
  return own ?? usual
}

function toOption({ value, label, swatch }: NonNullable<WireAttribute['options']>[number]) {
  if (value === undefined) return []
  return [{ value, label: { all: label ?? value }, ...(swatch ? { swatch } : {}) }]
}

/** Swatches come as their value or as an object that holds it. */
function toPlainOptions(options: unknown): unknown {
  if (!Array.isArray(options)) return options ?? []
  return options.map((option: Record<string, unknown>) => {
    const { swatch } = option
    const value =
      typeof swatch === 'object' && swatch !== null ? 'value' in swatch && swatch.value : swatch
    return { ...option, swatch: typeof value === 'string' ? value : undefined }
  })
}
