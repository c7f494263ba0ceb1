import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import {
  unstable_readConfig as readConfig,
  unstable_splitSqlQuery as splitSqlQuery,
} from 'wrangler'
import { ROOT } from './paths.ts'

const COMMERCE = resolve(ROOT, 'worker/commerce')
const MIGRATIONS = resolve(COMMERCE, 'migrations')
/** Where wrangler writes down what it has applied; it and we go on from each other. */
const TABLE = 'd1_migrations'

/** A database as wrangler.toml describes it. */
interface D1 {
  binding: string
  database_id?: string
  migrations_dir?: string
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

/** Brings the local databases to the newest schema. Costs nothing when they are there already. */
export async function migrateWhenBehind(state: string): Promise<void> {
  const newest = readdirSync(MIGRATIONS, { recursive: true }).sort().join('\n')
  const stamp = resolve(state, 'migrated')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === newest) return
  mkdirSync(state, { recursive: true })
  await migrate(state)
  writeFileSync(stamp, newest)
}

/** As `wrangler d1 migrations apply`, which starts a workerd for each of the migrations. */
async function migrate(state: string): Promise<void> {
  const databases: D1[] = readConfig({ config: resolve(COMMERCE, 'wrangler.toml') }).d1_databases
  const options = convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    d1Databases: Object.fromEntries(
      databases.map(({ binding, database_id }) => [binding, database_id]),
    ),
  } as V4MiniflareOptions)
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: resolve(state, 'v3') })
  try {
    for (const { binding, migrations_dir } of databases) {
      const database = await miniflare.getD1Database(binding)
      await applyAll(database, resolve(COMMERCE, migrations_dir ?? 'migrations'))
    }
  } finally {
    await miniflare.dispose()
  }
}

async function applyAll(database: Database, folder: string): Promise<void> {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS ${TABLE}(
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run()
  const { results } = await database.prepare(`SELECT name FROM ${TABLE}`).all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of readdirSync(folder).sort()) {
    if (applied.has(name)) continue
    const statements = splitSqlQuery(readFileSync(resolve(folder, name), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare(`INSERT INTO ${TABLE} (name) VALUES (?)`).bind(name),
    ])
  }
}
