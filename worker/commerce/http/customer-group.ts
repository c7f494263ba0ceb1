// For which group of customers a call is, where prices depend on it (spec 6).
import { verify } from 'hono/jwt'
import * as z from 'zod/mini'
import {
  type CustomerTaxClass,
  GUESTS,
  type PriceGroup,
} from '../../../shared/customer/price-group'
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
): Promise<PriceGroup> {
  if (!groupToken) return GUESTS
  const key = await readGroupKey(sales)
  const id = await verifyGroup(groupToken, key)
  // A guest's prices are everybody's.
  return id === null ? GUESTS : { id, taxClass: await readTaxClass(sales, id) }
}

/** The group that a token names; null where it is forged, over, or signed with another key. */
async function verifyGroup(groupToken: string, key: string): Promise<number | null> {
  try {
    return signed.parse(await verify(groupToken, key, GROUP_ALGORITHM)).group_id
  } catch {
    return null
  }
}

/** How a group is taxed at this moment, whatever it was when its token was signed. */
async function readTaxClass(sales: Database, id: number): Promise<CustomerTaxClass> {
  const row = await readFirst(
    sales,
    query<{ taxClass: CustomerTaxClass }>(
      sql`SELECT tax_class AS taxClass FROM customer_group WHERE id = ${id}`,
    ),
  )
  return row?.taxClass ?? 'retail'
}

/** Signs groups; throws where the database has none. */
export async function readGroupKey(sales: Database): Promise<string> {
  const row = await readFirst(sales, query<{ key: string }>(sql`SELECT key FROM customer_key`))
  if (!row) throw new Error('There is no key to sign groups with')
  return row.key
}
