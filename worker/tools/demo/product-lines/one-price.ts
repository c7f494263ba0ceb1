/** Sizes that all cost the same. */
export function onePrice(sizes: readonly string[]): Record<string, number> {
  return Object.fromEntries(sizes.map((size) => [size, 1]))
}
