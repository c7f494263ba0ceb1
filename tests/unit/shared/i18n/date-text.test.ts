import { expect, test } from 'vitest'
import { formatDay, formatWeekday } from '../../../../shared/i18n/date-text'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

test.each([
  ['nl_nl', '3 maart 2026'],
  ['de_de', '3. März 2026'],
  ['fr_fr', '3 mars 2026'],
  ['global_en', '3 March 2026'],
] as const)('a day in %s is written in the store’s date format', (storeCode, text) => {
  const day = new Date('2026-03-03T00:00:00Z')
  expect(formatDay(day, storeViewOf(storeCode).i18n)).toBe(text)
})

test('numbers stand where a store’s format has them', () => {
  const { i18n } = storeViewOf('de_de')
  const day = new Date('2026-03-03T00:00:00Z')
  expect(formatDay(day, { ...i18n, dateFormat: 'DD.MM.YYYY' })).toBe('03.03.2026')
  expect(formatDay(day, { ...i18n, dateFormat: 'D/M/YYYY' })).toBe('3/3/2026')
})

/** French prints write it so; Intl does not. */
const withFirst = (text: string) => text.replace(/(^|\D)1(?= \p{L})/u, '$11er')

/** A number stays with its month, which Intl leaves to chance. */
const together = (text: string) => text.replace(/ (?=\p{L}+$)/u, '\u00a0')

test('days and their weekdays are named as the languages of the stores do', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
  for (const { i18n } of STORE_VIEWS) {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(i18n.defaultLocale, { timeZone: 'UTC', ...options })
      const texts = days.map((day) => format.format(day))
      return i18n.defaultLocale === 'fr-FR' ? texts.map(withFirst) : texts
    }
    const inYear = written({ day: 'numeric', month: 'long', year: 'numeric' })
    expect(days.map((day) => formatDay(day, i18n))).toEqual(inYear)
    const inWeek = written({ weekday: 'long', day: 'numeric', month: 'long' })
    expect(days.map((day) => formatWeekday(day, i18n))).toEqual(inWeek.map(together))
  }
})
