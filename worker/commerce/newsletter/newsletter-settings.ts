import type { StoreCode } from '../../../shared/store-view/store-view'

export interface NewsletterSettings {
  /** Nothing is sent before a link in a mail was pressed: German courts ask for it. */
  asksByMail: boolean
  /** A coupon for one order: per cent, or cents (spec 9, shop wording). */
  offer: { kind: 'percent' | 'fixed'; amount: number }
}

/** Beside the settings of a store, which every page loads: only this Worker asks for these. */
export const NEWSLETTER_SETTINGS: Record<StoreCode, NewsletterSettings> = {
  nl_nl: { asksByMail: false, offer: { kind: 'percent', amount: 10 } },
  de_de: { asksByMail: true, offer: { kind: 'fixed', amount: 500 } },
  fr_fr: { asksByMail: false, offer: { kind: 'fixed', amount: 500 } },
  global_en: { asksByMail: false, offer: { kind: 'percent', amount: 10 } },
}
