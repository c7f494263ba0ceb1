// For which group of customers a call is, where prices depend on it (spec 6).
import { verify } from 'hono/jwt'
import * as z from 'zod/mini'
import { GUEST_GROUP } from '../../../shared/catalog/tier-price'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'

export const GROUP_ALGORITHM = 'HS256'

const signed = z.object({ group_id: z.int() })

/**
 * The group that a call is for. Only what this shop has signed counts, never a number that was sent: else
 * every visitor could read the prices of every group (contract 1.7).
 */
export async function readGroup(
  sales: Database,
  { groupToken }: { groupToken?: string | null | undefined },
): Promise<number> {
  if (!groupToken) return GUEST_GROUP
  const key = await readGroupKey(sales)
  try {
    return signed.parse(await verify(groupToken, key, GROUP_ALGORITHM)).group_id
  } catch {
    // Forged, over, or signed with another key: a guest's prices are everybody's.
    return GUEST_GROUP
  }
}

/** Signs groups; throws where the database has none. */
export async function readGroupKey(sales: Database): Promise<string> {
  const row = await readFirst(sales, query<{ key: string }>(sql`SELECT key FROM customer_key`))
  if (!row) throw new Error('There is no key to sign groups with')
  return row.key
}
