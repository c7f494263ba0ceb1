// Magento's export says what a product's attributes are worth, not what kind they are. Where the shop
// knows an attribute its kind is known; else it is read off the values of the whole file: what is
// chosen by, what repeats, what is yes or no.
import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { USUAL_ATTRIBUTES, usualLabel } from '../../../../../shared/contract/admin/usual-attributes'
import { areMeasures, MAX_LISTED_VALUES } from '../../../../../shared/search/measures'
import { decodeText } from '../../html-entities'
import { findOption } from '../cells/find-option'
import type { PairValue } from '../cells/pair-list'
import { addOptions, optionsOf } from './attribute-options'

const CODE = /^[a-z][a-z0-9_]{0,59}$/
const MAX_LABEL = 60
/** A longer one cannot be chosen by, even where the merchant says so. */
export const MAX_OPTION_LABEL = 255
/** With so few values even a small shop's attribute is one to filter by. */
const FEW_OPTIONS = 10
/** More different values than this are not looked at: the attribute is text. */
const MAX_OBSERVED = 5000

/** Columns of Magento's own that stand among a merchant's attributes. */
const SYSTEM_CODES = new Set([
  'has_options',
  'required_options',
  'options_container',
  'quantity_and_stock_status',
  'links_exist',
  'links_purchased_separately',
  'links_title',
  'samples_title',
  'gift_message_available',
  'gift_wrapping_available',
  'is_returnable',
  'page_layout',
  'custom_layout',
  'amxnotif_hide_alert',
])

export interface AttributeInference {
  /** Takes one value of one product; `isChoice` when a configurable product asks for it. */
  observe(code: string, value: PairValue, isChoice?: boolean): void
  /** The values to store for a cell; empty when the attribute is none of the shop's. */
  valuesOf(code: string, value: PairValue): string[]
  toDrafts(): AttributeDraft[]
}

/** What is known of an attribute while the file is read. */
export interface ObservedAttribute {
  values: Map<string, { value: PairValue; count: number }>
  isChoice: boolean
}

interface InferredAttribute {
  draft: AttributeDraft
  valuesOf: (value: PairValue) => string[]
}

/**
 * Gathers the attributes of an export. Ask for values once every row was observed. What the export says
 * of an attribute (`own`) comes before what the shop knows of it (`known`).
 */
export function inferAttributes(
  own: readonly AttributeDraft[],
  known: readonly AttributeDraft[],
): AttributeInference {
  const defined = new Map([...known, ...own].map((draft) => [draft.code, draft]))
  const ofShop = new Set<AttributeDraft>(known)
  const observed = new Map<string, ObservedAttribute>()
  const inferred = new Map<string, InferredAttribute>()

  function inferredOf(code: string): InferredAttribute | undefined {
    const attribute = observed.get(code)
    if (!attribute) return undefined
    const found = inferred.get(code) ?? toInferred(toDraft(code, attribute, defined.get(code)))
    inferred.set(code, found)
    return found
  }

  return {
    observe(code, value, isChoice = false) {
      if (!CODE.test(code) || SYSTEM_CODES.has(code) || value.text === '') return
      const attribute = observed.get(code) ?? { values: new Map(), isChoice: false }
      const key = value.quoted ? JSON.stringify(value.quoted) : value.text
      const before = attribute.values.get(key)
      if (before) before.count++
      else if (attribute.values.size <= MAX_OBSERVED) attribute.values.set(key, { value, count: 1 })
      attribute.isChoice ||= isChoice
      observed.set(code, attribute)
    },
    valuesOf: (code, value) => inferredOf(code)?.valuesOf(value) ?? [],
    // What the shop knows already needs no word, unless it gets new options.
    toDrafts() {
      const codes = new Set([...own.map(({ code }) => code), ...sortCodes([...observed.keys()])])
      const drafts = [...codes].flatMap(
        (code) => inferredOf(code)?.draft ?? defined.get(code) ?? [],
      )
      return drafts.filter((draft) => !ofShop.has(draft))
    },
  }
}

function toDraft(
  code: string,
  observed: ObservedAttribute,
  known: AttributeDraft | undefined,
): AttributeDraft {
  if (known) return addOptions(known, observedLabels(observed, known.input))
  const input = inputOf(observed)
  return {
    code,
    label: usualLabel(code) ?? { all: toLabel(code) },
    input,
    isFilterable: input !== 'text',
    isVisible: input !== 'text',
    position: positionOf(code),
    options: optionsOf(code, input, observedLabels(observed, input)),
  }
}

function toInferred(draft: AttributeDraft): InferredAttribute {
  if (draft.input === 'text') {
    return { draft, valuesOf: ({ text, quoted }) => (quoted ?? [text]).map(decodeText) }
  }
  const find = findOption(draft)
  const valuesOf = (value: PairValue) =>
    labelsOf(value, draft.input).flatMap((label) => find(label) ?? [])
  return { draft, valuesOf }
}

function inputOf({ values, isChoice }: ObservedAttribute): AttributeDraft['input'] {
  if (isChoice) return 'select'
  if (values.size > MAX_OBSERVED) return 'text'
  const cells = [...values.values()]
  if (cells.every(({ value }) => /^(?:yes|no)$/i.test(value.text))) return 'boolean'
  const labels = new Set(cells.flatMap(({ value }) => labelsOf(value, 'multiselect')))
  const uses = cells.reduce((sum, { count }) => sum + count, 0)
  // What no two products share is a number by which one of them is known.
  if (labels.size > MAX_LISTED_VALUES && areMeasures([...labels])) {
    return uses > labels.size ? 'select' : 'text'
  }
  const isShort = [...labels].every((label) => label.length <= MAX_LABEL)
  const isRepeated = labels.size <= FEW_OPTIONS || uses >= 2 * labels.size
  if (labels.size > MAX_LISTED_VALUES || !isShort || !isRepeated) return 'text'
  return cells.some(({ value }) => value.text.includes('|')) ? 'multiselect' : 'select'
}

function observedLabels({ values }: ObservedAttribute, input: AttributeDraft['input']): string[] {
  const labels = [...values.values()].flatMap(({ value }) => labelsOf(value, input))
  return [...new Set(labels)].filter((label) => label.length <= MAX_OPTION_LABEL)
}

// A flag has one option, and only a product that has it has a value.
function labelsOf({ text, quoted }: PairValue, input: AttributeDraft['input']): string[] {
  if (input === 'boolean' && text.toLowerCase() === 'no') return []
  const parts = quoted ?? (input === 'multiselect' ? text.split('|') : [text])
  return parts.map(decodeText).filter((label) => label !== '')
}

function toLabel(code: string): string {
  const words = code.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const USUAL_CODES = Object.keys(USUAL_ATTRIBUTES)

function positionOf(code: string): number {
  const at = USUAL_CODES.indexOf(code)
  return at < 0 ? USUAL_CODES.length : at
}

function sortCodes(codes: string[]): string[] {
  return codes.toSorted((one, other) => positionOf(one) - positionOf(other))
}
