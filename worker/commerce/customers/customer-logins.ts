// The logins of an account, each a family of tokens (ASVS 7.5.2).
import type { CallResult } from '../../../shared/contract/calls'
import type { Database } from '../db/databases'
import { query, readAll, transact } from '../db/query'
import { sql } from '../db/sql'

interface LoginRow {
  beganAt: number
  isCurrent: 0 | 1
}

/** All that are not over, the latest first; `digest` is that of the token that asks. */
export async function listLogins(
  sales: Database,
  customerId: number,
  digest: string,
  now: number,
): Promise<CallResult<'userLogins'>> {
  const rows = await readAll(
    sales,
    query<LoginRow>(sql`
      SELECT MIN(began_at) AS beganAt, MAX(digest = ${digest}) AS isCurrent FROM customer_token
      WHERE customer_id = ${customerId} AND expires_at > ${now}
      GROUP BY family ORDER BY beganAt DESC, family`),
  )
  return rows.map(({ beganAt, isCurrent }) => ({
    began_at: new Date(beganAt).toISOString(),
    is_current: isCurrent === 1,
  }))
}

/** Ends all logins of a customer but the one that asks. */
export async function endOtherLogins(
  sales: Database,
  customerId: number,
  digest: string,
): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM customer_token WHERE customer_id = ${customerId} AND family NOT IN (
      SELECT family FROM customer_token WHERE digest = ${digest})`,
  ])
}
