import { toUrlKey } from '../../../../../shared/catalog/url-key'
import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { YES_OPTION } from '../../../../../shared/contract/admin/usual-attributes'
import { areMeasures, numberOfMeasure } from '../../../../../shared/search/measures'
import { findOption } from '../cells/find-option'
import { colourSwatch } from './colour-swatch'

type Option = AttributeDraft['options'][number]

/** The options of an unknown attribute, from the labels that occur. */
export function optionsOf(
  code: string,
  input: AttributeDraft['input'],
  labels: readonly string[],
): Option[] {
  if (input === 'text') return []
  if (input === 'boolean') return [YES_OPTION]
  return toOptions(code, sortSizes(labels), new Set(), areMeasures(labels))
}

/** A known attribute with options for the labels that it does not have yet. */
export function addOptions(known: AttributeDraft, labels: readonly string[]): AttributeDraft {
  if (known.input === 'text' || known.input === 'boolean') return known
  const find = findOption(known)
  const added = labels.filter((label) => find(label) === undefined)
  if (added.length === 0) return known
  const taken = new Set(known.options.map(({ value }) => value))
  const isMeasured = areMeasures([...known.options.map(({ label }) => label.all), ...added])
  const options = toOptions(known.code, added, taken, isMeasured)
  return { ...known, options: [...known.options, ...options] }
}

/**
 * A list narrows measures from one number to another, so their values are those numbers, also while they are
 * few: a value never changes, and later imports may bring more than can be listed.
 */
function toOptions(
  code: string,
  labels: readonly string[],
  taken: Set<string>,
  isMeasured: boolean,
): Option[] {
  return labels.map((label) => {
    const key = (isMeasured && numberOfMeasure(label)) || toUrlKey(label)
    const value = key && !taken.has(key) ? key : label
    taken.add(value)
    const swatch = code === 'color' ? colourSwatch(label) : undefined
    return { value, label: { all: label }, ...(swatch ? { swatch } : {}) }
  })
}

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Letters from small to large, then numbers; everything else keeps its place behind them. */
function sortSizes(labels: readonly string[]): string[] {
  return labels.toSorted((one, other) => rank(one) - rank(other))
}

function rank(label: string): number {
  const letters = LETTERS.indexOf(label.toUpperCase())
  if (letters >= 0) return letters
  return /^\d+(?:[.,]\d+)?$/.test(label)
    ? LETTERS.length + Number(label.replace(',', '.'))
    : Number.MAX_VALUE
}
