// An import: begin a run, stage as many parts of a catalogue as it takes, commit or abort it.
import * as z from 'zod/mini'
import { opaqueId } from '../wire/request-value'
import { catalogueDraft } from './catalogue-draft'

/** replace: products, categories and attributes that the run does not name go; merge: they stay. */
const importMode = z.enum(['replace', 'merge'])
export type ImportMode = z.infer<typeof importMode>

export const beginRequest = z.object({ mode: z._default(importMode, 'replace') })
export const runRequest = z.object({ runId: opaqueId })
export const stageRequest = z.object({ runId: opaqueId, draft: catalogueDraft })

/** What one entry of a catalogue may take as it is kept, in bytes. */
export const MAX_STAGED_BYTES = 1_900_000

/** How many drafts a part held. */
export const stageReply = z.object({ staged: z.int() })

/** How many drafts were staged, how many of those are new or differ, and how many entries go. */
const importReport = z.object({ staged: z.int(), changed: z.int(), removed: z.int() })
export type ImportReport = z.infer<typeof importReport>

/** The same of a run that was told to swap in: a large one is told again until it is done. */
export const commitReply = z.extend(importReport, { isDone: z.boolean() })
export type CommitReply = z.infer<typeof commitReply>

/** How a run stands; the numbers of its report once it is done. */
export const runState = z.object({
  state: z.enum(['staging', 'done', 'aborted']),
  staged: z.nullable(z.int()),
  changed: z.nullable(z.int()),
  removed: z.nullable(z.int()),
})
export type RunState = z.infer<typeof runState>
