import type { StoreView } from '../../../shared/store-view/store-view'
import { type Sql, sql } from '../db/sql'
import { NEWSLETTER_SETTINGS } from './newsletter-settings'

/** Letters that nobody takes for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const VALID_DAYS = 365
const DAY_MS = 24 * 60 * 60_000

export interface ReaderOffer {
  store: StoreView
  /** Of the address, in lower case. */
  digest: string
  /** Of the subscription that earns it. */
  token: string
  code: string
  now: number
}

/** A code that nobody guesses: 60 random bits. */
export function createOfferCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `HELLO-${Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`
}

/**
 * Statements that give a new subscriber a coupon for one order (spec 9, shop wording): in the
 * transaction of the subscription, and once for each address.
 */
export function giveOffer({ store, digest, token, code, now }: ReaderOffer): Sql[] {
  const { kind, amount } = NEWSLETTER_SETTINGS[store.storeCode].offer
  const isNew = sql`EXISTS (SELECT 1 FROM newsletter_offer WHERE code = ${code})`
  return [
    sql`INSERT INTO newsletter_offer (email_digest, code)
      SELECT ${digest}, ${code} FROM newsletter WHERE token = ${token}
      ON CONFLICT (email_digest) DO NOTHING`,
    sql`INSERT INTO coupon (code, kind, amount, valid_from, valid_to, max_uses, store_code)
      SELECT ${code}, ${kind}, ${amount}, ${new Date(now).toISOString()},
        ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}, 1, ${store.storeCode}
      WHERE ${isNew}`,
    sql`UPDATE newsletter SET coupon_code = ${code} WHERE token = ${token} AND ${isNew}`,
  ]
}
