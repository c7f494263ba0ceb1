// Against guessing (trust 2.7, 6.3.1): every try is counted before it is looked at, so that a hundred
// at one moment are a hundred tries.
import { textDigest } from '../../../shared/signing/text-digest'
import type { Database } from '../db/databases'
import { query, transact } from '../db/query'
import { type Sql, sql } from '../db/sql'

const PERIOD_MS = 15 * 60_000

/** What is tried, whose it is, and how often that may be in fifteen minutes. */
export interface Tried {
  what:
    | 'login'
    | 'login-from'
    | 'reset'
    | 'reset-from'
    | 'create-from'
    | 'look-from'
    | 'confirm'
    | 'confirm-of'
  whose: string
  most: number
}

/** Counts one try of each; whether none was one too many. */
export async function mayTry(
  sales: Database,
  tried: readonly Tried[],
  now: number,
): Promise<boolean> {
  if (tried.length === 0) return true
  const keys = await Promise.all(tried.map(keyOf))
  const counted = await transact(
    sales,
    keys.map((key) =>
      query<{ tries: number }>(sql`
        INSERT INTO customer_try (key, tries, since) VALUES (${key}, 1, ${now})
        ON CONFLICT (key) DO UPDATE SET
          tries = CASE WHEN since < ${now - PERIOD_MS} THEN 1 ELSE tries + 1 END,
          since = CASE WHEN since < ${now - PERIOD_MS} THEN ${now} ELSE since END
        RETURNING tries`),
    ),
  )
  return counted.every(([row], index) => (row?.tries ?? 1) <= (tried[index]?.most ?? 0))
}

/** Takes back a try that was none: whoever logs in has not guessed. */
export async function forgiveTries(sales: Database, tried: readonly Tried[]): Promise<void> {
  const keys = await Promise.all(tried.map(keyOf))
  await transact(
    sales,
    keys.map((key) => sql`UPDATE customer_try SET tries = tries - 1 WHERE key = ${key}`),
  )
}

/** Forgets all tries of one whose password was chosen anew, as a statement for a transaction. */
export async function forgetTries(tried: Tried): Promise<Sql> {
  return sql`DELETE FROM customer_try WHERE key = ${await keyOf(tried)}`
}

function keyOf({ what, whose }: Tried): Promise<string> {
  return textDigest(`${what} ${whose.trim().toLowerCase()}`)
}
