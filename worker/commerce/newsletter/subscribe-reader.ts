// Who reads the newsletter. Where a store asks by mail first, an address waits until the link of that
// mail was pressed; who does not press is forgotten.
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { type Sql, sql } from '../db/sql'
import { createOfferCode, giveOffer } from './give-offer'
import { NEWSLETTER_SETTINGS } from './newsletter-settings'

/** How long the link of the question may be pressed. */
const QUESTION_MS = 48 * 60 * 60_000
/** Nobody is asked more often, whoever types that address. */
const PAUSE_MS = 10 * 60_000

/** What became of a wish to subscribe. */
export type Subscribed = 'subscribed' | 'asked' | 'known'

/** Subscribes an address, or asks it by mail, as the store does; acts only if that changes anything. */
export async function subscribeReader(
  sales: Database,
  store: StoreView,
  email: string,
  now: number,
): Promise<Subscribed> {
  return NEWSLETTER_SETTINGS[store.storeCode].asksByMail
    ? askReader(sales, store, email, now)
    : addReader(sales, store, email, now)
}

/** Forgets an address (spec 7). */
export async function removeReader(
  sales: Database,
  { storeId }: StoreView,
  email: string,
): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM newsletter WHERE email = ${email} AND store_id = ${storeId}`,
  ])
}

/** Forgets who was asked and gave no answer. */
export async function deleteOldQuestions(sales: Database, now: number): Promise<void> {
  await transact(sales, [sql`DELETE FROM newsletter WHERE waits_until <= ${now}`])
}

async function addReader(
  sales: Database,
  store: StoreView,
  email: string,
  now: number,
): Promise<Subscribed> {
  const token = createRandomId()
  const offer = await offerTo(store, email, token, now)
  const [added = []] = await transact(sales, [
    sql`INSERT INTO newsletter (email, store_id, subscribed_at, token)
      VALUES (${email}, ${store.storeId}, ${toMoment(now)}, ${token})
      ON CONFLICT DO NOTHING RETURNING token`,
    ...giveOffer(offer),
    noteMail('newsletter-welcome', store, token, now),
  ])
  return added.length > 0 ? 'subscribed' : 'known'
}

async function askReader(
  sales: Database,
  store: StoreView,
  email: string,
  now: number,
): Promise<Subscribed> {
  const token = createRandomId()
  const [, , waiting = []] = await transact(sales, [
    sql`INSERT INTO newsletter (email, store_id, subscribed_at, token, waits_until)
      VALUES (${email}, ${store.storeId}, ${toMoment(now)}, ${token}, ${now + QUESTION_MS})
      ON CONFLICT (email, store_id) DO UPDATE
        SET token = excluded.token, waits_until = excluded.waits_until
        WHERE waits_until < ${now + QUESTION_MS - PAUSE_MS}`,
    noteMail('newsletter-question', store, token, now),
    // Who was asked a moment ago, and perhaps did not hear of it, has the mail to wait for.
    sql`SELECT 1 FROM newsletter
      WHERE email = ${email} AND store_id = ${store.storeId} AND waits_until IS NOT NULL`,
  ])
  return waiting.length > 0 ? 'asked' : 'known'
}

interface AskedReader {
  email: string
  storeId: number
  /** Null once they have answered. */
  waitsUntil: number | null
}

/**
 * Subscribes who pressed the link of the question; false for a link that is too old. Pressed again it
 * changes nothing, and is true while they are subscribed: the links of later mails have another token.
 */
export async function confirmReader(
  sales: Database,
  pressed: string,
  now: number,
): Promise<boolean> {
  const reader = await readFirst(
    sales,
    query<AskedReader>(sql`SELECT email, store_id AS storeId, waits_until AS waitsUntil
      FROM newsletter WHERE token = ${pressed} AND waits_until > ${now}
        OR answered_token = ${pressed}`),
  )
  if (reader?.waitsUntil === null) return true
  const store = STORE_VIEWS.find(({ storeId }) => storeId === reader?.storeId)
  if (!reader || !store) return false
  const token = createRandomId()
  const offer = await offerTo(store, reader.email, token, now)
  await transact(sales, [
    sql`UPDATE newsletter SET token = ${token}, answered_token = ${pressed}, waits_until = NULL,
        subscribed_at = ${toMoment(now)}
      WHERE token = ${pressed} AND waits_until > ${now}`,
    ...giveOffer(offer),
    noteMail('newsletter-welcome', store, token, now),
  ])
  // Either by this press or by another at the same moment.
  return true
}

/** Forgets whom a link of a mail is for; false where that was done before. */
export async function removeReaderByLink(sales: Database, token: string): Promise<boolean> {
  const [removed = []] = await transact(sales, [
    sql`DELETE FROM newsletter WHERE token = ${token} AND waits_until IS NULL RETURNING token`,
  ])
  return removed.length > 0
}

async function offerTo(store: StoreView, email: string, token: string, now: number) {
  const digest = await textDigest(email.toLowerCase())
  return { store, digest, token, code: createOfferCode(), now }
}

/** Written only where the statement before it has made this token. */
function noteMail(kind: string, { storeCode }: StoreView, token: string, now: number): Sql {
  return sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
    SELECT ${createRandomId()}, ${kind}, token, ${storeCode}, email, ${now}
    FROM newsletter WHERE token = ${token}`
}

function toMoment(now: number): string {
  return new Date(now).toISOString()
}
