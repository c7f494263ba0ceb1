const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Letters from small to large, then numbers; everything else keeps its place behind them. */
export function sortSizes(labels: readonly string[]): string[] {
  return labels.toSorted((one, other) => rank(one) - rank(other))
}

function rank(label: string): number {
  const letters = LETTERS.indexOf(label.toUpperCase())
  if (letters >= 0) return letters
  return /^\d+(?:[.,]\d+)?$/.test(label)
    ? LETTERS.length + Number(label.replace(',', '.'))
    : Number.MAX_VALUE
}
