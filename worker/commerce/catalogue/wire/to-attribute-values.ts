import type { ValueRow } from '../product-rows'

/** Attributes under their codes: a list where several values are meant, else the one value. */
export function toAttributeValues(rows: readonly ValueRow[]): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const { code, input, value } of rows) {
    const before = values[code]
    if (before === undefined) values[code] = input === 'multiselect' ? [value] : value
    else values[code] = [before, value].flat()
  }
  return values
}
