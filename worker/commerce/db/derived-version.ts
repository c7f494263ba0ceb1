import type { Database } from './databases'

/** What is derived from the catalogue and held in memory, each with a version of its own. */
export type DerivedName = 'lists' | 'prices' | 'words' | 'pictures'

/** What the version of lists begins with while a new release derives them: as if there were none. */
export const DERIVING = 'deriving '

/** Says, in the transaction that writes it, that whoever holds it in memory has to read it anew. */
export function turnVersion(db: Database, name: DerivedName): D1PreparedStatement {
  return db
    .prepare('UPDATE derived_version SET version = hex(randomblob(8)) WHERE name = ?')
    .bind(name)
}
