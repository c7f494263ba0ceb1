// A catalogue on its way through may be larger than memory: what was read waits in a SQLite file of
// its own, which is gone when the import ends.
import { DatabaseSync } from 'node:sqlite'

// Keys of products are skus in lower case: as in Magento, capitals make no difference.
const SCHEMA = `
  CREATE TABLE source_row (key TEXT PRIMARY KEY, line INTEGER, sku TEXT, cells TEXT) WITHOUT ROWID;
  CREATE TABLE store_row (line INTEGER PRIMARY KEY, key TEXT, store TEXT, cells TEXT);
  CREATE INDEX store_row_by_key ON store_row (key);
  CREATE TABLE tier_row (id INTEGER PRIMARY KEY, line INTEGER, key TEXT, body TEXT);
  CREATE INDEX tier_row_by_key ON tier_row (key);
  CREATE TABLE draft (place INTEGER PRIMARY KEY, key TEXT UNIQUE, sku TEXT, price INTEGER, body TEXT);
  CREATE TABLE known (key TEXT PRIMARY KEY, sku TEXT, price INTEGER) WITHOUT ROWID;
  CREATE TABLE url_key (store TEXT, key TEXT, owner TEXT, PRIMARY KEY (store, key)) WITHOUT ROWID;
  CREATE TABLE picture (path TEXT PRIMARY KEY, file TEXT, line INTEGER, sku TEXT) WITHOUT ROWID;
  CREATE TABLE problem (id INTEGER PRIMARY KEY, line INTEGER, sku TEXT, reason TEXT, left_out INTEGER)`

export interface StagingDb {
  db: DatabaseSync
  close(): void
}

/** Fills a staging database. It is closed when that fails, else by the caller. */
export async function fillStagingDb<T>(read: (staging: StagingDb) => Promise<T>): Promise<T> {
  const staging = openStagingDb()
  try {
    return await read(staging)
  } catch (error) {
    staging.close()
    throw error
  }
}

/** Opens an empty staging among the machine's temporary files; it goes with the process at the latest. */
function openStagingDb(): StagingDb {
  // A database without a name is a file of its own that no other process sees.
  const db = new DatabaseSync('')
  // Nothing in it outlives the process, so nothing needs to be safe on disk.
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000')
  db.exec(SCHEMA)
  // One transaction that is never ended: a thousand small ones would be a thousand times slower.
  db.exec('BEGIN')
  return { db, close: () => db.close() }
}

/** Skus as keys. */
export function skuKey(sku: string): string {
  return sku.toLowerCase()
}
