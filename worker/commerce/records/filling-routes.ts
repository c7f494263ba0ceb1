// How far the filling of a new shop has come, for whoever fills it and may be interrupted.
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseBody } from '../http/parse-call'

const stepRequest = z.object({ step: z.string().check(z.regex(/^[\w-]{1,60}$/)) })

export const fillingRoutes = new Hono<CommerceEnv>()

fillingRoutes.get('/admin/filling', async (c) => {
  const { results } = await c.env.DB.prepare('SELECT name FROM filling_step').all<{
    name: string
  }>()
  return answer(c, { done: results.map(({ name }) => name) })
})

fillingRoutes.post('/admin/filling', async (c) => {
  const body = await parseBody(c, stepRequest)
  if (!body.ok) return body.response
  await c.env.DB.prepare('INSERT OR IGNORE INTO filling_step (name, done_at) VALUES (?1, ?2)')
    .bind(body.value.step, new Date().toISOString())
    .run()
  return answer(c, true)
})
