import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'

/** The colour of something in words; undefined where it has none that is known. */
export function colorOf(wire: object, attributes: readonly WireAttribute[]): string | undefined {
  const value = String((wire as { color?: unknown }).color ?? '')
  const known = attributes.find(({ attribute_code }) => attribute_code === 'color')
  return known?.options?.find((option) => option.value === value)?.label
}
