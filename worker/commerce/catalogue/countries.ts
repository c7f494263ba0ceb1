import { TAXED_COUNTRIES } from '../../../shared/catalog/tax-rates'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

// ISO 3166: alpha-2 to alpha-3, for the countries that are taxed here or delivered to.
export const ALPHA_3: Readonly<Record<string, string>> = {
  AT: 'AUT',
  BE: 'BEL',
  BG: 'BGR',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IT: 'ITA',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  NO: 'NOR',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
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
    three_letter_abbreviation: ALPHA_3[code],
    full_name_locale: local.of(code) ?? code,
    full_name_english: english.of(code) ?? code,
  }))
  const { compare } = new Intl.Collator(i18n.defaultLocale)
  return countries.sort((one, other) => compare(one.full_name_locale, other.full_name_locale))
}
