const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** With a sku behind it, which a second product of the name gets, it is still a segment of a URL. */
const MAX_URL_KEY = 180

/**
 * The segment of a URL for a name: plain letters and digits joined by dashes (spec 3, url_key).
 * Empty when nothing of the name can stand in one.
 */
export function toUrlKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'](?=s\b)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_URL_KEY)
    .replace(/-$/, '')
}
