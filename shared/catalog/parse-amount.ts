/** An amount as a shopper writes it, with a comma or a point → cents; null when it is none. */
export function parseAmount(text: string): number | null {
  const written = text.trim().replace(/^€\s*/, '').replace(',', '.')
  const parts = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(written)
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
}
