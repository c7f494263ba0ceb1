// Magento's export says what a product's attributes are worth, not what kind they are. The kind is
// read off the values of the whole file: what is chosen by, what repeats, what is yes or no.
import { toUrlKey } from '../../../shared/catalog/url-key'
import type { AttributeDraft } from '../catalogue/draft'
import { USUAL_ATTRIBUTES, YES_OPTION } from '../catalogue/usual-attributes'
import { colourSwatch } from './colour-swatch'
import { decodeText } from './entities'
import { sortSizes } from './sort-sizes'

const CODE = /^[a-z][a-z0-9_]{0,59}$/
const MAX_OPTIONS = 100
const MAX_LABEL = 60
/** With so few values even a small shop's attribute is one to filter by. */
const FEW_OPTIONS = 10

/** Columns of Magento's own that stand among a merchant's attributes. */
const SYSTEM_CODES = new Set([
  'has_options',
  'required_options',
  'options_container',
  'quantity_and_stock_status',
  'links_exist',
  'links_purchased_separately',
  'gift_message_available',
  'gift_wrapping_available',
  'is_returnable',
  'page_layout',
  'custom_layout',
])

export interface AttributeSurvey {
  /** Takes one value of one product; `isChoice` when a configurable product asks for it. */
  see(code: string, cell: string, isChoice?: boolean): void
  /** The values to store for a cell; empty when the attribute is none of the shop's. */
  valuesOf(code: string, cell: string): string[]
  toDrafts(): AttributeDraft[]
}

interface Seen {
  cells: Map<string, number>
  isChoice: boolean
}

/** Gathers the attributes of an export. Ask for values once everything was seen. */
export function createAttributeSurvey(): AttributeSurvey {
  const seen = new Map<string, Seen>()
  const surveyed = new Map<string, Surveyed>()

  function surveyOf(code: string): Surveyed | undefined {
    const attribute = seen.get(code)
    if (!attribute) return undefined
    const known = surveyed.get(code) ?? toSurveyed(code, attribute)
    surveyed.set(code, known)
    return known
  }

  return {
    see(code, cell, isChoice = false) {
      if (!CODE.test(code) || SYSTEM_CODES.has(code) || cell === '') return
      const attribute = seen.get(code) ?? { cells: new Map(), isChoice: false }
      attribute.cells.set(cell, (attribute.cells.get(cell) ?? 0) + 1)
      attribute.isChoice ||= isChoice
      seen.set(code, attribute)
    },
    valuesOf: (code, cell) => surveyOf(code)?.valuesOf(cell) ?? [],
    toDrafts: () => sortCodes([...seen.keys()]).flatMap((code) => surveyOf(code)?.draft ?? []),
  }
}

interface Surveyed {
  draft: AttributeDraft
  valuesOf: (cell: string) => string[]
}

function toSurveyed(code: string, seen: Seen): Surveyed {
  const input = inputOf(seen)
  const isText = input === 'text'
  const options = isText ? [] : optionsOf(code, input, seen)
  const values = new Map(options.map((option) => [option.label.all, option.value]))
  const draft = {
    code,
    label: USUAL_ATTRIBUTES[code] ?? { all: toLabel(code) },
    input,
    isFilterable: !isText,
    isVisible: !isText,
    position: positionOf(code),
    options,
  }
  const toValues = (cell: string) =>
    labelsOf(cell, input).flatMap((label) => values.get(label) ?? [])
  return { draft, valuesOf: isText ? (cell) => [decodeText(cell)] : toValues }
}

function inputOf({ cells, isChoice }: Seen): AttributeDraft['input'] {
  if (isChoice) return 'select'
  const texts = [...cells.keys()]
  if (texts.every((text) => /^(?:yes|no)$/i.test(text))) return 'boolean'
  const labels = new Set(texts.flatMap((text) => text.split('|')))
  const uses = [...cells.values()].reduce((sum, count) => sum + count, 0)
  const isShort = [...labels].every((label) => label.length <= MAX_LABEL)
  const isRepeated = labels.size <= FEW_OPTIONS || uses >= 2 * labels.size
  if (labels.size > MAX_OPTIONS || !isShort || !isRepeated) return 'text'
  return texts.some((text) => text.includes('|')) ? 'multiselect' : 'select'
}

function optionsOf(code: string, input: AttributeDraft['input'], { cells }: Seen) {
  if (input === 'boolean') return [YES_OPTION]
  const labels = [...new Set([...cells.keys()].flatMap((cell) => labelsOf(cell, input)))]
  const taken = new Set<string>()
  return sortSizes(labels).map((label) => {
    const key = toUrlKey(label)
    const value = key && !taken.has(key) ? key : label
    taken.add(value)
    const swatch = code === 'color' ? colourSwatch(label) : undefined
    return { value, label: { all: label }, ...(swatch ? { swatch } : {}) }
  })
}

// A flag has one option, and only a product that has it has a value.
function labelsOf(cell: string, input: AttributeDraft['input']): string[] {
  if (input === 'boolean') return cell.toLowerCase() === 'yes' ? [YES_OPTION.label.all] : []
  const parts = input === 'multiselect' ? cell.split('|') : [cell]
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
