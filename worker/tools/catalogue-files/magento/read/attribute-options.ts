import { toUrlKey } from '../../../../../shared/catalog/url-key'
import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { YES_OPTION } from '../../../../../shared/contract/admin/usual-attributes'
import { findOption } from '../cells/find-option'
import { colourSwatch } from './colour-swatch'

type Option = AttributeDraft['options'][number]

/** Nobody reads a longer list of options; of measures there may be more, since they become a range. */
export const MAX_OPTIONS = 100

/** A width or a weight, with its unit or without: not so long as the number of an article. */
const MEASURE = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]{0,3})$/i

/** Whether all labels are numbers of one unit. */
export function areMeasures(labels: readonly string[]): boolean {
  const units = new Set(labels.map((label) => MEASURE.exec(label)?.[2]?.toLowerCase()))
  return units.size === 1 && !units.has(undefined)
}

function toNumber(label: string): string {
  return (MEASURE.exec(label)?.[1] ?? label).replace(',', '.')
}

/** The options of an unknown attribute, from the labels that occur. */
export function optionsOf(
  code: string,
  input: AttributeDraft['input'],
  labels: readonly string[],
): Option[] {
  if (input === 'text') return []
  if (input === 'boolean') return [YES_OPTION]
  return toOptions(code, sortSizes(labels), new Set(), isRange(labels))
}

/** A known attribute with options for the labels that it does not have yet. */
export function addOptions(known: AttributeDraft, labels: readonly string[]): AttributeDraft {
  if (known.input === 'text' || known.input === 'boolean') return known
  const find = findOption(known)
  const added = labels.filter((label) => find(label) === undefined)
  if (added.length === 0) return known
  const taken = new Set(known.options.map(({ value }) => value))
  const isMeasured = isRange([...known.options.map(({ label }) => label.all), ...added])
  const options = toOptions(known.code, added, taken, isMeasured)
  return { ...known, options: [...known.options, ...options] }
}

function isRange(labels: readonly string[]): boolean {
  return labels.length > MAX_OPTIONS && areMeasures(labels)
}

/** A list narrows measures from one number to another, so that their values are those numbers. */
function toOptions(
  code: string,
  labels: readonly string[],
  taken: Set<string>,
  isMeasured: boolean,
): Option[] {
  return labels.map((label) => {
    const key = isMeasured ? toNumber(label) : toUrlKey(label)
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
