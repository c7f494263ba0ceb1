// How records are loaded beside a catalogue: in one call, or in as many parts as it takes.
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import { databasesOf } from '../db/databases'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { limitCallBody } from '../http/limit-body'
import { parseBody } from '../http/parse-call'
import { writeRecords } from './write-records'

/** Largest part, in bytes. */
const MAX_PART_BYTES = 8_000_000

export const recordRoutes = new Hono<CommerceEnv>()

recordRoutes.post(adminCalls.addRecords.path, limitCallBody(MAX_PART_BYTES), async (c) => {
  const body = await parseBody(c, adminCalls.addRecords.input)
  return body.ok ? answer(c, await writeRecords(databasesOf(c.env), body.value)) : body.response
})
