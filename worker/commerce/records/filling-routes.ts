// How far the filling of a new shop has come, for whoever fills it and may be interrupted.
import { Hono } from 'hono'
import { type AdminResult, adminCalls } from '../../../shared/contract/admin/admin-calls'
import { query, readAll } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseBody } from '../http/parse-call'

export const fillingRoutes = new Hono<CommerceEnv>()

fillingRoutes.get(adminCalls.listFilledSteps.path, async (c) => {
  const steps = await readAll(
    c.env.CATALOGUE,
    query<{ name: string }>(sql`SELECT name FROM filling_step`),
  )
  const done = steps.map(({ name }) => name)
  return answer(c, { done } satisfies AdminResult<'listFilledSteps'>)
})

fillingRoutes.post(adminCalls.markStepFilled.path, async (c) => {
  const body = await parseBody(c, adminCalls.markStepFilled.input)
  if (!body.ok) return body.response
  await c.env.CATALOGUE.prepare(
    'INSERT OR IGNORE INTO filling_step (name, done_at) VALUES (?1, ?2)',
  )
    .bind(body.value.step, new Date().toISOString())
    .run()
  return answer(c, true satisfies AdminResult<'markStepFilled'>)
})
