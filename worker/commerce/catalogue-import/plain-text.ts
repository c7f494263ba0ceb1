const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

// Neither fails once it has begun: what is not closed goes on to the end, as in a browser. So no
// text takes long.
const CODE = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<[a-z/!?][^>]*>?/gi

/**
 * The words of a piece of HTML, for a search index. It is no cleaner: what it gives may be indexed
 * and shown as text, but never put into a page as markup.
 */
export function toPlainText(html: string): string {
  return html
    .replace(CODE, ' ')
    .replace(TAG, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, number: string, name: string) =>
      number ? fromCodePoint(Number(number)) : (entityOf(name) ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function entityOf(name: string): string | undefined {
  const known = name.toLowerCase()
  return Object.hasOwn(ENTITIES, known) ? ENTITIES[known] : undefined
}

function fromCodePoint(point: number): string {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' '
}
