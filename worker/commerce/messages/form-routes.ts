// What shoppers write into forms of the editors (spec 7, form submit): kept, and mailed to the merchant.
import { Hono } from 'hono'
import { formCalls } from '../../../shared/contract/services/forms'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseBody } from '../http/parse-call'
import { keepMessage } from './keep-message'

const { formSubmit } = formCalls

/** A message names people: it is not kept longer than its answer may take. */
const KEPT_MS = 180 * 24 * 60 * 60_000

export const formRoutes = new Hono<CommerceEnv>()

formRoutes.post(formSubmit.path, async (c) => {
  const body = await parseBody(c, formSubmit.body)
  if (!body.ok) return body.error
  const { form, fields } = body.value
  const { storeCode } = c.get('store')
  await keepMessage(c.env.SALES, { form, storeCode, fields }, Date.now())
  return answer(c, true)
})

/** Forgets what was written long ago. */
export async function deleteOldForms(sales: Database, now: number): Promise<void> {
  await transact(sales, [sql`DELETE FROM form_submission WHERE sent_at < ${now - KEPT_MS}`])
}
