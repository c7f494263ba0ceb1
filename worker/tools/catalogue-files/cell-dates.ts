const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,6}))?)?)?Z?$/
// As Magento's export writes it: 3/19/24, 8:15 AM, in newer versions with a narrow space.
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})\s*([AP])M)?$/i

/** Milliseconds since 1970 of a date in the export, read as UTC; undefined for what is none. */
export function parseDate(text: string): number | undefined {
  const iso = ISO_DATE.exec(text)
  if (iso) {
    const millisecond = Number((iso[7] ?? '').padEnd(3, '0').slice(0, 3))
    return toTime([...iso.slice(1, 7).map((part) => Number(part ?? 0)), millisecond])
  }
  const [, month, day, year = '', hour = '12', minute = '0', half = 'A'] = US_DATE.exec(text) ?? []
  if (!month) return undefined
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const fullHour = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
  return toTime([fullYear, Number(month), Number(day), fullHour, Number(minute), 0])
}

function toTime(parts: number[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, milli = 0] = parts
  const time = Date.UTC(year, month - 1, day, hour, minute, second, milli)
  const isReal = new Date(time).getUTCMonth() === month - 1 && new Date(time).getUTCDate() === day
  return isReal && hour < 24 && minute < 60 && second < 60 ? time : undefined
}

/** A moment as the export writes it, so that `parseDate` gives it back to the millisecond. */
export function writeDate(iso: string): string {
  return iso.replace('T', ' ').replace(/(?:\.000)?Z$/, '')
}
