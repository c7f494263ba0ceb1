// How an importer writes the catalogue: begin, stage as many parts as it takes, commit or abort.
import { type Context, Hono } from 'hono'
import { type AdminResult, adminCalls } from '../../../shared/contract/admin/admin-calls'
import { databasesOf } from '../db/databases'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { limitCallBody, MAX_PART_BYTES } from '../http/limit-body'
import { parseBody, parseQuery } from '../http/parse-call'
import { commitImport, type ImportRefusal } from './commit-import'
import { abortImport, beginImport, findOpenRun, findRunState } from './import-run'
import { stageDraft, type TooLarge } from './stage'

export const importRoutes = new Hono<CommerceEnv>()

importRoutes.post(adminCalls.beginImport.path, async (c) => {
  const body = await parseBody(c, adminCalls.beginImport.input)
  if (!body.ok) return body.error
  const runId = await beginImport(c.env.CATALOGUE, body.value.mode)
  return answer(c, { runId } satisfies AdminResult<'beginImport'>)
})

importRoutes.post(adminCalls.stageImport.path, limitCallBody(MAX_PART_BYTES), async (c) => {
  const body = await parseBody(c, adminCalls.stageImport.input)
  if (!body.ok) return body.error
  const { runId, draft } = body.value
  const run = await findOpenRun(c.env.CATALOGUE, runId)
  if (!run.ok) return refuse(c, 409, NOT_OPEN)
  const staged = await stageDraft(c.env.CATALOGUE, runId, draft)
  if (!staged.ok) return refuse(c, 413, tooLarge(staged.error))
  return answer(c, { staged: staged.value } satisfies AdminResult<'stageImport'>)
})

importRoutes.post(adminCalls.commitImport.path, async (c) => {
  const body = await parseBody(c, adminCalls.commitImport.input)
  if (!body.ok) return body.error
  const outcome = await commitImport(databasesOf(c.env), body.value.runId)
  return outcome.ok ? answer(c, outcome.value) : refuseCommit(c, outcome.error)
})

importRoutes.get(adminCalls.findRun.path, async (c) => {
  const query = parseQuery(c, adminCalls.findRun.input)
  if (!query.ok) return query.error
  const state = await findRunState(c.env.CATALOGUE, query.value.runId)
  return state ? answer(c, state) : refuse(c, 404, 'There never was such a run')
})

importRoutes.post(adminCalls.abortImport.path, async (c) => {
  const body = await parseBody(c, adminCalls.abortImport.input)
  if (!body.ok) return body.error
  await abortImport(c.env.CATALOGUE, body.value.runId)
  return answer(c, true satisfies AdminResult<'abortImport'>)
})

const NOT_OPEN = 'No such run is open: it has ended, or another one has begun since'

function tooLarge({ kind, key }: TooLarge): string {
  return `The ${kind} "${key}" is too large: its text may have about 1.5 MB`
}

function refuseCommit(c: Context, refusal: ImportRefusal): Response {
  if (refusal.reason === 'not-open') return refuse(c, 409, NOT_OPEN)
  if (refusal.reason === 'empty')
    return refuse(c, 422, 'Nothing was staged to replace the shop with')
  const faults = refusal.problems.map(({ kind, key, reason }) => ({
    keyword: kind,
    dataPath: key,
    message: reason,
  }))
  return refuse(c, 422, faults)
}
