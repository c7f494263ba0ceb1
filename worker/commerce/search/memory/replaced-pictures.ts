import { query } from '../../db/query'
import { sql } from '../../db/sql'
import { definePart, type Part } from './snapshot'

/** Versions by path, of all pictures that were ever replaced. */
export type ReplacedPictures = ReadonlyMap<string, string>

interface VersionRow {
  path: string
  version: string
}

/** More are not held: whoever names pictures asks for those. */
const MAX_HELD = 2000

/** All of them; null where they are too many. */
export const REPLACED_PICTURES: Part<ReplacedPictures | null> = definePart(
  'pictures',
  'replaced pictures',
  query<VersionRow>(sql`SELECT path, version FROM picture_version LIMIT ${MAX_HELD + 1}`),
  (rows) =>
    rows.length > MAX_HELD ? null : new Map(rows.map(({ path, version }) => [path, version])),
)
