const SEPARATOR = /,(?=[a-zA-Z][a-zA-Z0-9_]*=)/

/**
 * Reads `color=Black,size=XS`. A comma belongs to the value unless another `name=` follows it; a
 * pair may be wrapped in quotes, as Magento does when it encloses fields.
 */
export function parseAttributePairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const pair of splitQuoted(text)) {
    const [name = '', ...rest] = pair.split('=')
    if (name.trim() && rest.length > 0) pairs.set(name.trim(), rest.join('=').trim())
  }
  return pairs
}

const QUOTED = /"((?:[^"]|"")*)"(?:,|$)/g

function splitQuoted(text: string): string[] {
  if (!text.startsWith('"')) return text.split(SEPARATOR)
  return Array.from(text.matchAll(QUOTED), ([, inner = '']) => inner.replaceAll('""', '"'))
}
