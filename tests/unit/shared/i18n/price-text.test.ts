import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
