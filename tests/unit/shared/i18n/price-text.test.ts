import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount } from '../../../../shared/i18n/number-text'
import { formatPrice } from '../../../../shared/i18n/price-text'
import { STORE_VIEWS, storeViewOf } from '../../../../shared/store-view/store-views'

const nl = storeViewOf('nl_nl').i18n
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

describe('price text (spec 9)', () => {
  it.each([
    ['nl_nl', 123456, '€ 1.234,56'],
    ['de_de', 123456, '1.234,56 €'],
    ['fr_fr', 123456, '1 234,56 €'],
    ['global_en', 123456, '€1,234.56'],
  ] as const)('is written in %s as the store is used to', (storeCode, cents, text) => {
    expect(plain(formatPrice(cents, storeViewOf(storeCode).i18n))).toBe(text)
  })

  it('replaces every group separator, not only the first', () => {
    expect(plain(formatPrice(123456789, nl))).toBe('€ 1.234.567,89')
  })

  it('puts a minus in front of negative prices, and never before zero', () => {
    expect(plain(formatPrice(-1250, nl))).toBe('-€ 12,50')
    expect(plain(formatPrice(-0.2, nl))).toBe('€ 0,00')
  })

  it('shows two decimals for what is no number', () => {
    expect(plain(formatPrice(Number.NaN, nl))).toBe('€ 0,00')
  })

  it('shows as many decimals as the store view says', () => {
    const shown = (fractionDigits: number) => plain(formatPrice(123456, { ...nl, fractionDigits }))
    expect([0, 1, 2, 3].map(shown)).toEqual(['€ 1.235', '€ 1.234,6', '€ 1.234,56', '€ 1.234,560'])
    expect(plain(formatPrice(-20, { ...nl, fractionDigits: 0 }))).toBe('€ 0')
  })

  it('groups as the languages of the stores do', () => {
    const anyStore = fc.constantFrom(...STORE_VIEWS.map((store) => store.i18n))
    const spaceless = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, ' ')
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), anyStore, (cents, locale) => {
        const amount = new Intl.NumberFormat(locale.defaultLocale, { minimumFractionDigits: 2 })
        const shown = formatPrice(cents, { ...locale, priceFormat: '{amount}' })
        expect(spaceless(shown)).toBe(spaceless(amount.format(cents / 100)))
        expect(spaceless(formatCount(cents, locale))).toBe(
          spaceless(amount.format(cents).slice(0, -3)),
        )
      }),
    )
  })

  it('can be read back to the same cents in every store', () => {
    const anyStore = fc.constantFrom(...STORE_VIEWS.map((store) => store.i18n))
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), anyStore, (cents, locale) => {
        const text = formatPrice(cents, locale)
        const digits = Number(text.replace(/\D/g, ''))
        expect(text.startsWith('-') ? -digits : digits).toBe(cents)
      }),
    )
  })
})
