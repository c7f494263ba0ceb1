/**
 * One line of a CSV file, with its end. Cells are quoted where they have to be: that is all there is
 * to writing CSV, so a package for it would be longer than this. Reading it is csv-parse's.
 */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\n`
}

function toCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
