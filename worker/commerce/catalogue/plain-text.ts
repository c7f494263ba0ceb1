const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The words of a piece of HTML, for a search index. It is no cleaner: what it gives may be indexed
 * and shown as text, but never put into a page as markup.
 */
export function toPlainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, number: string, name: string) =>
      number ? fromCodePoint(Number(number)) : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function fromCodePoint(point: number): string {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' '
}
