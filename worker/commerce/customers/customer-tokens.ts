// What a login gives: an access token that is good for a while, and a refresh token that is exchanged
// for the next pair. Both are random; only their digests are kept.
import { textDigest } from '../../../shared/signing/text-digest'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { type Sql, sql } from '../db/sql'

export interface TokenPair {
  token: string
  refreshToken: string
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ACCESS_MS = 30 * MINUTE
/** Without a visit for so long, a login is over (ASVS 7.3.1). */
const IDLE_MS = 30 * DAY
/** And after so long in any case. */
const FAMILY_MS = 90 * DAY
/** Two tabs may exchange the same token at one moment, and an answer may get lost on its way. */
const REPEAT_MS = 30_000

interface Family {
  family: string
  customerId: number
  beganAt: number
}

/** The tokens of a new login. */
export async function beginTokens(
  sales: Database,
  customerId: number,
  now: number,
): Promise<TokenPair> {
  const pair = createPair()
  await transact(
    sales,
    await insertPair({ family: createRandomId(), customerId, beganAt: now }, pair, now),
  )
  return pair
}

interface RefreshRow extends Family {
  expiresAt: number
  replacedAt: number | null
}

/**
 * Exchanges a refresh token for the next pair; null where it is not good. One that was exchanged long
 * ago is in two hands, nobody knows whose: it ends all that came from its login.
 */
export async function exchangeTokens(
  sales: Database,
  refreshToken: string,
  now: number,
): Promise<TokenPair | null> {
  const digest = await textDigest(refreshToken)
  const row = await readFirst(
    sales,
    query<RefreshRow>(sql`
      SELECT family, customer_id AS customerId, began_at AS beganAt, expires_at AS expiresAt,
        replaced_at AS replacedAt
      FROM customer_token WHERE digest = ${digest} AND kind = 'refresh'`),
  )
  if (!row || row.expiresAt <= now) return null
  if (row.replacedAt !== null && now - row.replacedAt > REPEAT_MS) {
    await transact(sales, [deleteFamily(row.family)])
    return null
  }
  const pair = createPair()
  const marked = sql`UPDATE customer_token SET replaced_at = COALESCE(replaced_at, ${now})
    WHERE digest = ${digest} RETURNING digest`
  const [still] = await transact(sales, [marked, ...(await insertPair(row, pair, now, digest))])
  // Race: a logout came between.
  return still?.length ? pair : null
}

/** Ends the login that a token came from. */
export async function endTokens(sales: Database, token: string): Promise<void> {
  const digest = await textDigest(token)
  await transact(sales, [
    sql`DELETE FROM customer_token WHERE family IN (
      SELECT family FROM customer_token WHERE digest = ${digest})`,
  ])
}

/** Ends every login of a customer, as a statement for a transaction; `customer` is a condition. */
export function deleteTokens(customer: Sql): Sql {
  return sql`DELETE FROM customer_token WHERE customer_id IN (
    SELECT id FROM customer WHERE ${customer})`
}

/** Forgets what is over. */
export async function deleteOldTokens(sales: Database, now: number): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM customer_token WHERE expires_at < ${now}`,
    sql`DELETE FROM password_reset WHERE expires_at < ${now}`,
    sql`DELETE FROM email_confirmation WHERE expires_at < ${now}`,
    sql`DELETE FROM customer_try WHERE since < ${now - DAY}`,
  ])
}

function createPair(): TokenPair {
  return { token: createRandomId(), refreshToken: createRandomId() }
}

/** With `after`, only while the token that is exchanged is there. */
async function insertPair(
  { family, customerId, beganAt }: Family,
  pair: TokenPair,
  now: number,
  after?: string,
): Promise<Sql[]> {
  const end = beganAt + FAMILY_MS
  const insert = async (token: string, kind: 'access' | 'refresh', lasts: number) => {
    const digest = await textDigest(token)
    const isStill =
      after === undefined
        ? sql`true`
        : sql`EXISTS (SELECT 1 FROM customer_token WHERE digest = ${after})`
    return sql`
      INSERT INTO customer_token (digest, customer_id, family, kind, began_at, expires_at)
      SELECT ${digest}, ${customerId}, ${family}, ${kind}, ${beganAt}, ${Math.min(now + lasts, end)}
      WHERE ${isStill}`
  }
  return [
    await insert(pair.token, 'access', ACCESS_MS),
    await insert(pair.refreshToken, 'refresh', IDLE_MS),
  ]
}

function deleteFamily(family: string): Sql {
  return sql`DELETE FROM customer_token WHERE family = ${family}`
}
