import { sign } from 'hono/jwt'
import type { Database } from '../db/databases'
import { GROUP_ALGORITHM, readGroupKey } from '../http/customer-group'
import type { Customer } from './customer'

/** Longer than an access token: it is asked for again with each of those. */
const LASTS_SECONDS = 60 * 60

/** Says, signed, to which group a customer belongs: sent along with searches (contract 1.1). */
export async function groupTokenOf(
  sales: Database,
  { id, email, groupId }: Pick<Customer, 'id' | 'email' | 'groupId'>,
  now: number,
): Promise<string> {
  const exp = Math.floor(now / 1000) + LASTS_SECONDS
  return sign(
    { group_id: groupId, id, user: email, exp },
    await readGroupKey(sales),
    GROUP_ALGORITHM,
  )
}
