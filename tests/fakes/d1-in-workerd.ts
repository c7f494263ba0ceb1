// A Worker and D1 themselves, in workerd: what two shoppers at the same moment meet in production.
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build, type Rolldown } from 'vite'
import { COMMERCE_KEY_HEADER } from '../../shared/contract/wire/wire-names'
import { ADMIN_KEY } from './admin-key'
import { COMMERCE_KEY } from './commerce-shop'
import { type MemoryDatabases, readMigrations } from './d1-in-memory'

export interface WorkerdD1 {
  /** The databases from outside, to fill them and to look into them. */
  databases: MemoryDatabases
  /** Asks it as the storefront does over the network. */
  fetch(request: Request): Promise<Response>
  dispose(): Promise<void>
}

/** Bundles the Worker of that file and runs it beside databases with all migrations applied. */
export async function createWorkerdD1(entry: URL): Promise<WorkerdD1> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await bundle(entry),
      compatibilityDate: '2026-10-01',
      d1Databases: { CATALOGUE: 'catalogue', SALES: 'sales' },
      r2Buckets: { MEDIA: 'commerce-media' },
      bindings: { ADMIN_KEY, COMMERCE_KEY, SANDBOX_PAYMENTS: 'on' },
    }),
  )
  const open = async (binding: string, name: 'catalogue' | 'sales') => {
    const db = (await miniflare.getD1Database(binding)) as unknown as D1Database
    const statements = readMigrations(name).flatMap(splitStatements)
    await db.batch(statements.map((statement) => db.prepare(statement)))
    return db
  }
  const databases = {
    catalogue: await open('CATALOGUE', 'catalogue'),
    sales: await open('SALES', 'sales'),
  }
  const address = await miniflare.ready
  return {
    databases,
    fetch: (request) => {
      const { pathname, search } = new URL(request.url)
      const outgoing = new Request(new URL(pathname + search, address), request)
      outgoing.headers.set(COMMERCE_KEY_HEADER, COMMERCE_KEY)
      return fetch(outgoing)
    },
    dispose: () => miniflare.dispose(),
  }
}

/** As the shop is built: its fonts come in by a suffix that is Vite's. */
async function bundle(entry: URL): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry.pathname,
      write: false,
      rolldownOptions: { external: ['cloudflare:workers'] },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

function splitStatements(migration: string): string[] {
  const code = migration.replace(/--.*$/gm, '')
  return code
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
