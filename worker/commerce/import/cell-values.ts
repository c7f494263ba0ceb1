// Single cells of Magento's export, as values of the shop. Each answers undefined for a text that it
// does not understand, so that the row can be reported instead of guessed.
import type { ProductDraft } from '../catalogue/draft'

/** Whole cents of `52`, `52.5000` or `.95`. */
export function parseCents(text: string): number | undefined {
  if (!/^(?:\d{1,8}(?:\.\d*)?|\.\d+)$/.test(text)) return undefined
  const [whole, fraction = ''] = text.split('.')
  return Number(whole) * 100 + Math.round(Number(fraction.padEnd(4, '0').slice(0, 4)) / 100)
}

/** Whole pieces of `100` or `100.0000`; parts of a piece are not sold. */
export function parsePieces(text: string): number | undefined {
  return /^-?\d{1,9}(?:\.\d*)?$/.test(text) ? Math.floor(Number(text)) : undefined
}

const VISIBILITIES: Record<string, ProductDraft['visibility']> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
}

/** Magento's words for where a product shows, in English or as numbers; everywhere when left out. */
export function parseVisibility(text: string): ProductDraft['visibility'] | undefined {
  if (text === '') return 4
  const number = Object.values(VISIBILITIES).find((value) => String(value) === text)
  return number ?? VISIBILITIES[text.toLowerCase()]
}

/** Yes or no, as Magento writes flags; undefined when the cell is empty. */
export function parseFlag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === '1' || text.toLowerCase() === 'yes'
}

const TAX_CLASSES: Record<string, ProductDraft['taxClass']> = {
  '': 'standard',
  'taxable goods': 'standard',
  standard: 'standard',
  reduced: 'reduced',
  none: 'zero',
  zero: 'zero',
  '0': 'zero',
}

/** The tax class behind a merchant's name for it; `named` holds the names of his own. */
export function parseTaxClass(
  text: string,
  named: ReadonlyMap<string, ProductDraft['taxClass']>,
): ProductDraft['taxClass'] | undefined {
  return named.get(text.toLowerCase()) ?? TAX_CLASSES[text.toLowerCase()]
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?(?:\.\d+)?Z?$/
// As Magento's export writes it: 3/19/24, 8:15 AM, in newer versions with a narrow space.
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})\s*([AP])M)?$/i

/** Milliseconds since 1970 of a date in the export, read as UTC. */
export function parseDate(text: string): number | undefined {
  const iso = ISO_DATE.exec(text)
  if (iso) return toTime(iso.slice(1, 7).map((part) => Number(part ?? 0)))
  const [, month, day, year = '', hour = '12', minute = '0', half = 'A'] = US_DATE.exec(text) ?? []
  if (!month) return undefined
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const fullHour = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return toTime([fullYear, Number(month), Number(day), fullHour, Number(minute), 0])
}

function toTime(parts: number[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const time = Date.UTC(year, month - 1, day, hour, minute, second)
  const isReal = new Date(time).getUTCMonth() === month - 1 && new Date(time).getUTCDate() === day
  return isReal && hour < 24 && minute < 60 && second < 60 ? time : undefined
}
