import type { StoreCode, StoreView } from './store-view'

const CARD_BRANDS = ['mc', 'visa', 'amex', 'bcmc', 'maestro']

/** What holds for a store that does not say otherwise. */
const EVERY_STORE = {
  appendStoreCode: false,
  hasNextDayDelivery: true,
  parcelDays: { min: 1, max: 1 },
  freeShippingAmount: 7500,
  hasPriceTiers: true,
  minicartCounts: 'quantities',
  hasAutomaticTransmission: false,
  trustedReviewsURL: '',
  cardBrands: CARD_BRANDS,
  passwordClasses: 3,
} as const

const TAX = {
  sourcePriceIncludesTax: true,
  defaultRegion: '',
  forcesDefaultGroup: false,
  calculateServerSide: true,
} as const

const LOCALE = {
  currencyCode: 'EUR',
  currencySign: '€',
  currencyDecimal: ',',
  fractionDigits: 2,
  dateFormat: 'D MMMM YYYY',
  priceFormat: '{amount} {sign}',
}

/** The four stores. The first is the default (spec 1). */
export const STORE_VIEWS: readonly StoreView[] = [
  {
    ...EVERY_STORE,
    storeCode: 'nl_nl',
    storeId: 1,
    websiteId: 1,
    name: 'Wilm & Erin Nederland',
    shortName: 'NL',
    url: 'nl_nl',
    baseUrl: 'https://www.wilmenerin.example',
    search: { host: '', index: 'catalog_nl_nl' },
    tax: { ...TAX, defaultCountry: 'NL' },
    i18n: {
      ...LOCALE,
      fullCountryName: 'Nederland',
      fullLanguageName: 'Nederlands',
      defaultLanguage: 'nl',
      defaultCountry: 'NL',
      defaultLocale: 'nl-NL',
      currencyGroup: '.',
      priceFormat: '{sign} {amount}',
      flagImagePath: '/flags/nl.svg',
      shippingCountries: ['NL', 'BE'],
    },
    seo: {
      defaultTitle: 'Wilm & Erin: meubels, wonen en kinderkleding',
      hreflang: 'nl-NL',
      xDefaultHreflang: false,
    },
  },
  {
    ...EVERY_STORE,
    storeCode: 'de_de',
    storeId: 3,
    websiteId: 3,
    name: 'Wilm & Erin Deutschland',
    shortName: 'DE',
    url: 'de_de',
    baseUrl: 'https://www.wilmunderin.example',
    search: { host: '', index: 'catalog_de_de' },
    tax: { ...TAX, defaultCountry: 'DE' },
    i18n: {
      ...LOCALE,
      fullCountryName: 'Deutschland',
      fullLanguageName: 'Deutsch',
      defaultLanguage: 'de',
      defaultCountry: 'DE',
      defaultLocale: 'de-DE',
      currencyGroup: '.',
      dateFormat: 'D. MMMM YYYY',
      flagImagePath: '/flags/de.svg',
      shippingCountries: ['DE', 'AT'],
    },
    seo: {
      defaultTitle: 'Wilm & Erin: Möbel, Wohnen und Kinderkleidung',
      hreflang: 'de-DE',
      xDefaultHreflang: false,
    },
  },
  {
    ...EVERY_STORE,
    storeCode: 'fr_fr',
    storeId: 4,
    websiteId: 4,
    name: 'Wilm & Erin France',
    shortName: 'FR',
    url: 'fr_fr',
    baseUrl: 'https://www.wilmeterin.example',
    search: { host: '', index: 'catalog_fr_fr' },
    tax: { ...TAX, defaultCountry: 'FR' },
    i18n: {
      ...LOCALE,
      fullCountryName: 'France',
      fullLanguageName: 'Français',
      defaultLanguage: 'fr',
      defaultCountry: 'FR',
      defaultLocale: 'fr-FR',
      currencyGroup: '\u202f',
      flagImagePath: '/flags/fr.svg',
      shippingCountries: ['FR', 'BE'],
    },
    seo: {
      defaultTitle: 'Wilm & Erin\u00a0: meubles, décoration et vêtements enfant',
      hreflang: 'fr-FR',
      xDefaultHreflang: false,
    },
    cardBrands: [...CARD_BRANDS, 'discover', 'diners', 'cartebancaire'],
  },
  {
    ...EVERY_STORE,
    storeCode: 'global_en',
    storeId: 2,
    websiteId: 2,
    name: 'Wilm & Erin International',
    shortName: 'EN',
    url: 'global_en',
    baseUrl: 'https://www.wilmanderin.example',
    hasNextDayDelivery: false,
    parcelDays: { min: 2, max: 7 },
    freeShippingAmount: 10000,
    search: { host: '', index: 'catalog_global_en' },
    tax: { ...TAX, defaultCountry: 'IE' },
    i18n: {
      ...LOCALE,
      fullCountryName: 'International',
      fullLanguageName: 'English',
      defaultLanguage: 'en',
      defaultCountry: 'IE',
      defaultLocale: 'en-IE',
      currencyDecimal: '.',
      currencyGroup: ',',
      priceFormat: '{sign}{amount}',
      flagImagePath: '/flags/en.svg',
      shippingCountries: [
        'IE',
        'AT',
        'BE',
        'BG',
        'HR',
        'CY',
        'CZ',
        'DE',
        'DK',
        'EE',
        'ES',
        'FI',
        'FR',
        'GR',
        'HU',
        'IT',
        'LT',
        'LU',
        'LV',
        'MT',
        'NL',
        'PL',
        'PT',
        'RO',
        'SE',
        'SI',
        'SK',
        'GB',
        'CH',
        'NO',
      ],
    },
    seo: {
      defaultTitle: 'Wilm & Erin: furniture, home decor and kidswear',
      hreflang: 'en',
      xDefaultHreflang: true,
    },
  },
]

/**
 * The store view with this code (spec 1).
 * Throws when the code is not one of the four: codes come from our own data.
 */
export function storeViewOf(storeCode: StoreCode): StoreView {
  const found = STORE_VIEWS.find((store) => store.storeCode === storeCode)
  if (!found) throw new Error(`An unknown store view: ${storeCode}`)
  return found
}
