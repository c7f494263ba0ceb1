/** One country shop: everything that differs between the four of them (spec 1). */
export interface StoreView {
  storeCode: StoreCode
  storeId: number
  /** Customers belong to a website, not to a store view. Nobody asks for it before there are customers. */
  websiteId: number
  name: string
  /** Kept for places without room for the country's name; there are none today. */
  shortName: string
  /** First path segment when `appendStoreCode` is on, without slashes. */
  url: string
  /** Origin under which the store is found in production. */
  baseUrl: string
  /** Host names, without port, that lead to this store. */
  hosts: readonly string[]
  /** Whether URLs of this store begin with its code. Off for all stores today. */
  appendStoreCode: boolean
  /** Whether a parcel ordered on a working day arrives on the next one (spec 9, shop wording). */
  hasNextDayDelivery: boolean
  /** Order value incl. tax from which delivery is free, in cents. */
  freeShippingAmount: number
  /** Where the shop's rating is kept; empty in all stores, so none is shown. */
  trustedReviewsURL: string
  /**
   * Where an upstream keeps this store's documents. Backends that hold all stores, as the embedded
   * one does, go by the store view alone.
   */
  search: { host: string; index: string }
  tax: TaxSettings
  i18n: StoreLocale
  seo: { defaultTitle: string; hreflang: string; xDefaultHreflang: boolean }
  cardBrands: readonly string[]
}

export type StoreCode = 'nl_nl' | 'de_de' | 'fr_fr' | 'global_en'

export interface TaxSettings {
  sourcePriceIncludesTax: boolean
  /** ISO 3166 alpha-2. */
  defaultCountry: string
  /** State or region that an address begins with; empty where countries have none. */
  defaultRegion: string
  /** Whether the backend computes tax. The browser never does: prices and totals come with theirs. */
  calculateServerSide: boolean
}

export interface StoreLocale {
  fullCountryName: string
  fullLanguageName: string
  defaultLanguage: string
  defaultCountry: string
  /** BCP 47, also the language of the page. */
  defaultLocale: string
  currencyCode: string
  currencySign: string
  currencyDecimal: string
  currencyGroup: string
  fractionDigits: number
  /** Of days in texts: D, DD, M, MM, MMMM and YYYY. */
  dateFormat: string
  /** With `{sign}` and `{amount}`; absent means `{sign} {amount}`. */
  priceFormat?: string
  flagImagePath: string
  /** Countries this store delivers to, ISO 3166 alpha-2, the first is the default. */
  shippingCountries: readonly string[]
}
