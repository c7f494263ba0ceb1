import iso3166 from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { TAXED_COUNTRIES } from '../../../shared/catalog/tax-rates'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

// Only the table of the library: its functions bring the names of countries too, which Intl knows.
const ALPHA_3: ReadonlyMap<string, string> = new Map(
  iso3166.map(([alpha2 = '', alpha3 = '']) => [alpha2, alpha3]),
)

/** The two letters of a country (ISO 3166) by its three, in lower or upper case. */
export function alpha2Of(alpha3: string): string | undefined {
  const wanted = alpha3.toUpperCase()
  return [...ALPHA_3].find(([, code]) => code === wanted)?.[0]
}

/** The countries of an address, named in the language of the store and in its order. */
export function listCountries({ i18n }: StoreView) {
  const delivered = STORE_VIEWS.flatMap((store) => store.i18n.shippingCountries)
  const codes = [...new Set([...TAXED_COUNTRIES, ...delivered])]
  const local = new Intl.DisplayNames(i18n.defaultLocale, { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const countries = codes.map((code) => ({
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: ALPHA_3.get(code),
    full_name_locale: local.of(code) ?? code,
    full_name_english: english.of(code) ?? code,
  }))
  const { compare } = new Intl.Collator(i18n.defaultLocale)
  return countries.sort((one, other) => compare(one.full_name_locale, other.full_name_locale))
}
