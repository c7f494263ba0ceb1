import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'
import { mayTry, type Tried } from './count-tries'

/** The link of a mail is good for an hour (ASVS 6.5). */
const GOOD_MS = 60 * 60_000
const MOST_OF_ACCOUNT = 3
const MOST_FROM_ADDRESS = 10

/**
 * Writes to a customer how to choose a new password. Whether there is such a customer is told neither
 * by the answer nor by its time: the same statements run for everybody.
 */
export async function askForReset(
  sales: Database,
  email: string,
  store: StoreView,
  shopper: string | null,
  now: number,
): Promise<void> {
  const of: Tried = { what: 'reset', whose: email, most: MOST_OF_ACCOUNT }
  const from: Tried[] =
    shopper === null ? [] : [{ what: 'reset-from', whose: shopper, most: MOST_FROM_ADDRESS }]
  if (!(await mayTry(sales, [of, ...from], now))) return
  const token = createRandomId()
  const digest = await textDigest(token)
  await transact(sales, [
    sql`INSERT INTO password_reset (digest, customer_id, expires_at)
      SELECT ${digest}, id, ${now + GOOD_MS} FROM customer WHERE email = ${email.trim()}`,
    sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
      SELECT lower(hex(randomblob(16))), 'password-reset', ${token}, ${store.storeCode}, email, ${now}
      FROM customer WHERE email = ${email.trim()}`,
  ])
}
