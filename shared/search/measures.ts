/** Nobody reads a longer list of values: measures are then narrowed from one to another, as prices are. */
export const MAX_LISTED_VALUES = 100

/** A width or a weight, with its unit or without: not so long as the number of an article. */
const MEASURE = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]{0,3})$/i

/** The number of a measure such as `1,5 kg`, with a point; null for all else. */
export function numberOfMeasure(label: string): string | null {
  return MEASURE.exec(label)?.[1]?.replace(',', '.') ?? null
}

/** Whether all labels are numbers of one unit. */
export function areMeasures(labels: readonly string[]): boolean {
  const units = new Set(labels.map((label) => MEASURE.exec(label)?.[2]?.toLowerCase()))
  return units.size === 1 && !units.has(undefined)
}

/**
 * Whether an attribute has more measures than can be listed: values that are the numbers which their labels
 * say, in one unit. An option whose value is an id has a number too, and a label that says something else.
 */
export function isRangeOfMeasures(options: readonly { value: string; label: string }[]): boolean {
  return (
    options.length > MAX_LISTED_VALUES &&
    options.every(
      ({ value, label }) => Number(numberOfMeasure(label) ?? Number.NaN) === Number(value),
    ) &&
    areMeasures(options.map(({ label }) => label))
  )
}
