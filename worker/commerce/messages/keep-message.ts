import { MERCHANT } from '../../../shared/store-view/merchant'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'

export interface Message {
  /** What was filled in, as the merchant calls it. */
  form: string
  storeCode: StoreCode
  fields: object
}

/** Keeps what somebody wrote to the shop, and notes the mail that brings it to the merchant. */
export async function keepMessage(
  sales: Database,
  { form, storeCode, fields }: Message,
  now: number,
): Promise<void> {
  const id = createRandomId()
  await transact(sales, [
    sql`INSERT INTO form_submission (id, form, store_code, fields, sent_at)
      VALUES (${id}, ${form}, ${storeCode}, ${JSON.stringify(fields)}, ${now})`,
    sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
      VALUES (${createRandomId()}, 'form', ${id}, ${storeCode}, ${MERCHANT.email}, ${now})`,
  ])
}
