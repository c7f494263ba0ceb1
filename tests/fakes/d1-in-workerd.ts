// D1 itself, in workerd, with every call over its own connection: what two shoppers at the same
// moment meet in production.

import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { readMigrations } from './d1-in-memory'

export interface WorkerdD1 {
  db: D1Database
  dispose(): Promise<void>
}

/** An empty database with all migrations applied. Dispose of it: it is a process of its own. */
export async function createWorkerdD1(): Promise<WorkerdD1> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      d1Databases: { DB: 'commerce' },
    }),
  )
  const db = (await miniflare.getD1Database('DB')) as unknown as D1Database
  const statements = readMigrations().flatMap(splitStatements)
  await db.batch(statements.map((statement) => db.prepare(statement)))
  return { db, dispose: () => miniflare.dispose() }
}

function splitStatements(migration: string): string[] {
  const code = migration.replace(/--.*$/gm, '')
  return code
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
