/** Prints rows with equal keys as columns of equal width. */
export function printTable(rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  for (const line of lines) {
    console.info(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
  }
  console.info('')
}
