// Whoever runs the shop ends the logins of a customer, or of all of them (ASVS 7.4.5).
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseBody } from '../http/parse-call'

export const adminLoginRoutes = new Hono<CommerceEnv>()

adminLoginRoutes.post(adminCalls.endLogins.path, async (c) => {
  const body = await parseBody(c, adminCalls.endLogins.input)
  if (!body.ok) return body.error
  return answer(c, { ended: await endLoginsOf(c.env.SALES, body.value.email) })
})

/** Ends all logins of one address, or of everybody; says how many there were. */
export async function endLoginsOf(sales: Database, email: string | null): Promise<number> {
  const isMeant =
    email === null
      ? sql`true`
      : sql`customer_id IN (SELECT id FROM customer WHERE email = ${email.trim()})`
  const [logins = []] = await transact<{ family: string }>(sales, [
    sql`SELECT DISTINCT family FROM customer_token WHERE ${isMeant}`,
    sql`DELETE FROM customer_token WHERE ${isMeant}`,
  ])
  return logins.length
}
