/**
 * One country shop: everything that differs between the four of them (spec 1). The specification
 * lists these settings; the few that nothing reads say why.
 */
export interface StoreView {
  storeCode: StoreCode
  storeId: number
  /** Ways to pay of this store that its deployment cannot take. */
  closedPayments?: readonly string[]
  /** Unread: the one call that may carry it, email availability, is made for customers' accounts. */
  websiteId: number
  name: string
  /** Unread: the specification says nowhere where it is shown. */
  shortName: string
  /** First path segment when `appendStoreCode` is on, without slashes. */
  url: string
  /** Origin under which the store is found in production. */
  baseUrl: string
  /** Whether URLs of this store begin with its code. Off for all stores today. */
  appendStoreCode: boolean
  /** Whether a parcel ordered on a working day arrives on the next one (spec 9, shop wording). */
  hasNextDayDelivery: boolean
  /** Working days that a parcel takes. */
  parcelDays: { min: number; max: number }
  /** Whether prices may depend on the customer's group: it is then sent with searches (spec 5). */
  hasPriceTiers: boolean
  /** What the number on the mini-cart counts: lines, or the quantity of all lines (spec 4). */
  minicartCounts: 'items' | 'quantities'
  /**
   * Whether an order that was made offline is sent without another press, where nothing has changed since
   * (spec 4). Off for all stores: who orders confirms it (trust C6).
   */
  hasAutomaticTransmission: boolean
  /** Order value incl. tax from which delivery is free, in cents. */
  freeShippingAmount: number
  /** Unread, and empty: the specification says neither what is found there nor where it is shown. */
  trustedReviewsURL: string
  /**
   * The index is named in what the backend finds behind a path. The host is unread: a search is a
   * call to the backend, which names the store by its code and knows itself where it looks.
   */
  search: { host: string; index: string }
  tax: TaxSettings
  i18n: StoreLocale
  seo: { defaultTitle: string; hreflang: string; xDefaultHreflang: boolean }
  cardBrands: readonly string[]
  /**
   * How many of small letters, capitals, digits and others a password needs: 3, as the specification says
   * (5, form rules). OWASP ASVS 6.2.5 asks for no such rule, which is 1.
   */
  passwordClasses: number
}

export type StoreCode = 'nl_nl' | 'de_de' | 'fr_fr' | 'global_en'

export interface TaxSettings {
  sourcePriceIncludesTax: boolean
  /** ISO 3166 alpha-2. */
  defaultCountry: string
  /** State or region that an address begins with; empty where countries have none. */
  defaultRegion: string
  /** Whether customers are taxed as guests are, whatever group they belong to (spec 6). */
  forcesDefaultGroup: boolean
  /** Unread, and never false: prices and totals come with their tax, no browser can work it out. */
  calculateServerSide: true
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
