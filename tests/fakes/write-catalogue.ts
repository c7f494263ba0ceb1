import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import type { ImportMode, ImportReport } from '../../shared/contract/admin/import-run'
import type { Result } from '../../shared/result'
import {
  commitImport,
  type ImportRefusal,
} from '../../worker/commerce/catalogue-import/commit-import'
import { beginImport } from '../../worker/commerce/catalogue-import/import-run'
import { stageDraft } from '../../worker/commerce/catalogue-import/stage'
import type { Databases } from '../../worker/commerce/db/databases'

/**
 * Writes a whole catalogue that is at hand at once: all of it or nothing. What comes in parts takes
 * the same three steps by itself: `beginImport`, `stageDraft` for every part, `commitImport`.
 */
export async function writeCatalogue(
  databases: Databases,
  draft: CatalogueDraft,
  mode: ImportMode,
): Promise<Result<ImportReport, ImportRefusal>> {
  const runId = await beginImport(databases.catalogue, mode)
  const staged = await stageDraft(databases.catalogue, runId, draft)
  if (!staged.ok) throw new Error(`The ${staged.error.kind} ${staged.error.key} is too large`)
  return await commitImport(databases, runId)
}
