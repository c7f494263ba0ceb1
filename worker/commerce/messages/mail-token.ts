import { textDigest } from '../../../shared/signing/text-digest'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'

/** As long as somebody writes, in milliseconds. */
const LIFE_MS = 30 * 60_000

/** A token that lets one message be sent to the shop. Those that are over go. */
export async function createMailToken(sales: Database, now: number): Promise<string> {
  const token = createRandomId()
  await transact(sales, [
    sql`DELETE FROM mail_token WHERE expires_at <= ${now}`,
    sql`INSERT INTO mail_token (digest, expires_at)
      VALUES (${await textDigest(token)}, ${now + LIFE_MS})`,
  ])
  return token
}

/** Whether a token is good; it is not afterwards. */
export async function takeMailToken(sales: Database, token: string, now: number): Promise<boolean> {
  const taken = query<{ digest: string }>(sql`DELETE FROM mail_token
    WHERE digest = ${await textDigest(token)} AND expires_at > ${now} RETURNING digest`)
  return (await readFirst(sales, taken)) !== null
}
