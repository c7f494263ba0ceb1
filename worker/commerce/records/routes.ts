// Loads records beside the catalogue, in one call or in parts; and remembers how far the filling of a
// new shop has come, so that it can go on after an interruption.
import { Hono } from 'hono'
import { type AdminResult, adminCalls } from '../../../shared/contract/admin/admin-calls'
import { databasesOf } from '../db/databases'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { limitCallBody, MAX_PART_BYTES } from '../http/limit-body'
import { parseBody } from '../http/parse-call'
import { writeRecords } from './write-records'

export const recordRoutes = new Hono<CommerceEnv>()

recordRoutes.post(adminCalls.addRecords.path, limitCallBody(MAX_PART_BYTES), async (c) => {
  const body = await parseBody(c, adminCalls.addRecords.input)
  return body.ok ? answer(c, await writeRecords(databasesOf(c.env), body.value)) : body.error
})

recordRoutes.get(adminCalls.listFilledSteps.path, async (c) => {
  const steps = await readAll(
    c.env.CATALOGUE,
    query<{ name: string }>(sql`SELECT name FROM filling_step`),
  )
  const done = steps.map(({ name }) => name)
  return answer(c, { done } satisfies AdminResult<'listFilledSteps'>)
})

recordRoutes.post(adminCalls.markStepFilled.path, async (c) => {
  const body = await parseBody(c, adminCalls.markStepFilled.input)
  if (!body.ok) return body.error
  await c.env.CATALOGUE.prepare(
    'INSERT OR IGNORE INTO filling_step (name, done_at) VALUES (?1, ?2)',
  )
    .bind(body.value.step, new Date().toISOString())
    .run()
  return answer(c, true satisfies AdminResult<'markStepFilled'>)
})
