import type { StoreView } from '../../../shared/store-view/store-view'

/** The countries a store delivers to, in its language: its own first, the others by name. */
export function countryNames(store: StoreView): { code: string; name: string }[] {
  const { defaultLocale, shippingCountries } = store.i18n
  const names = new Intl.DisplayNames(defaultLocale, { type: 'region' })
  const [first, ...others] = shippingCountries.map((code) => ({
    code,
    name: names.of(code) ?? code,
  }))
  const collator = new Intl.Collator(defaultLocale)
  const sorted = others.sort((a, b) => collator.compare(a.name, b.name))
  return first ? [first, ...sorted] : sorted
}
