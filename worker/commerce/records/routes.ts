// How records are loaded beside a catalogue: in one call, or in as many parts as it takes.
import { Hono } from 'hono'
import { recordsDraft } from '../../../shared/contract/admin/record-draft-schema'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { limitBody } from '../http/limit-body'
import { parseBody } from '../http/parse-call'
import { writeRecords } from './write-records'

/** Largest part, in bytes. */
const MAX_PART_BYTES = 8_000_000

export const recordRoutes = new Hono<CommerceEnv>()

recordRoutes.post('/admin/records', limitBody(MAX_PART_BYTES), async (c) => {
  const body = await parseBody(c, recordsDraft)
  return body.ok ? answer(c, await writeRecords(c.env.DB, body.value)) : body.response
})
