// How an importer writes the catalogue: begin, stage as many parts as it takes, commit or abort.
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { draftChunk } from '../../../shared/contract/admin/draft-schema'
import { opaqueId } from '../../../shared/contract/wire/request-value'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { limitBody } from '../http/limit-body'
import { parseBody, parseQuery } from '../http/parse-call'
import { commitImport, type ImportRefusal } from './commit-import'
import { abortImport, beginImport, findOpenRun, findRunState } from './import-run'
import { stageDraft, type TooLarge } from './stage'

/** Largest part of a catalogue, in bytes. */
const MAX_PART_BYTES = 8_000_000

const beginRequest = z.object({ mode: z._default(z.enum(['replace', 'merge']), 'replace') })
const runRequest = z.object({ runId: opaqueId })
const stageRequest = z.object({ runId: opaqueId, draft: draftChunk })

export const importRoutes = new Hono<CommerceEnv>()

importRoutes.post('/admin/import/begin', async (c) => {
  const body = await parseBody(c, beginRequest)
  if (!body.ok) return body.response
  return answer(c, { runId: await beginImport(c.env.DB, body.value.mode) })
})

importRoutes.post('/admin/import/stage', limitBody(MAX_PART_BYTES), async (c) => {
  const body = await parseBody(c, stageRequest)
  if (!body.ok) return body.response
  const { runId, draft } = body.value
  const run = await findOpenRun(c.env.DB, runId)
  if (!run.ok) return refuse(c, 409, NOT_OPEN)
  const staged = await stageDraft(c.env.DB, runId, draft)
  if (!staged.ok) return refuse(c, 413, tooLarge(staged.error))
  return answer(c, { staged: staged.value })
})

importRoutes.post('/admin/import/commit', async (c) => {
  const body = await parseBody(c, runRequest)
  if (!body.ok) return body.response
  const outcome = await commitImport(c.env.DB, body.value.runId)
  return outcome.ok ? answer(c, outcome.value) : refuseCommit(c, outcome.error)
})

// For an importer whose connection broke while it waited for a large catalogue.
importRoutes.get('/admin/import/run', async (c) => {
  const query = parseQuery(c, runRequest)
  if (!query.ok) return query.response
  const state = await findRunState(c.env.DB, query.value.runId)
  return state ? answer(c, state) : refuse(c, 404, 'There never was such a run')
})

importRoutes.post('/admin/import/abort', async (c) => {
  const body = await parseBody(c, runRequest)
  if (!body.ok) return body.response
  await abortImport(c.env.DB, body.value.runId)
  return answer(c, true)
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
