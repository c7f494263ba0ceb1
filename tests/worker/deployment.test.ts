import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { unstable_readConfig as readConfig, type Unstable_Config as WranglerConfig } from 'wrangler'
import { STORE_VIEWS } from '../../shared/store-view/store-views.ts'
import { DIST, ROOT } from '../../worker/tools/run/paths.ts'

const out = mkdtempSync(join(tmpdir(), 'deployment-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** What wrangler would upload of a Worker. */
function dryRun(name: string): { status: number | null; code: string; maps: string[] } {
  const folder = join(out, name)
  const config = resolve(DIST, name, 'wrangler.json')
  const { status } = spawnSync(
    resolve(ROOT, 'node_modules/.bin/wrangler'),
    ['deploy', '--dry-run', '--outdir', folder, '--config', config],
    { cwd: ROOT, encoding: 'utf8' },
  )
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((f) => readFileSync(join(folder, f), 'utf8'))
  return { status, code: read('.js').join('\n'), maps: readBuiltMaps(name) }
}

function tablesOfCommerce(): string[] {
  const folder = resolve(ROOT, 'worker/commerce/migrations')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sql = files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const tables = Array.from(
    sql.join('\n').matchAll(/CREATE (?:VIRTUAL )?TABLE (\w+)/g),
    ([, t]) => t,
  )
  return tables.filter((table) => table !== undefined)
}

/** Names of the sources that the build was made of. */
function readBuiltMaps(name: string): string[] {
  return readdirSync(resolve(DIST, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => JSON.parse(readFileSync(resolve(DIST, name, file), 'utf8')).sources)
}

describe('a dry run of the deployment', () => {
  let storefront: ReturnType<typeof dryRun>
  let commerce: ReturnType<typeof dryRun>
  beforeAll(() => {
    commerce = dryRun('commerce')
    storefront = dryRun('storefront')
  })

  it('would upload both Workers', () => {
    expect(commerce.status).toBe(0)
    expect(storefront.status).toBe(0)
    expect(commerce.code.length).toBeGreaterThan(10_000)
    expect(storefront.code.length).toBeGreaterThan(10_000)
  })

  it('would upload a storefront that holds nothing of the commerce Worker', () => {
    const isCommerce = (source: string) => source.includes('worker/commerce/')
    expect(commerce.maps.some(isCommerce) || commerce.maps.length === 0).toBe(true)
    expect(storefront.maps.filter(isCommerce)).toEqual([])
    // The storefront's own objects keep small tables; those of the catalogue are not among them.
    const statement = new RegExp(
      `\\b(?:FROM|INTO|UPDATE|JOIN) (?:${tablesOfCommerce().join('|')})\\b`,
    )
    expect(commerce.code).toMatch(statement)
    expect(statement.exec(storefront.code)?.[0]).toBeUndefined()
  })

  it('would upload neither demo goods nor tools of this machine', () => {
    for (const { code } of [storefront, commerce]) {
      expect(code).not.toMatch(/RUG-NEST|vloerkleed-nest/)
      expect(code).not.toContain('node:child_process')
    }
  })

  it('serves no source map and no secret', () => {
    const files = readdirSync(resolve(DIST, 'client'), { recursive: true, encoding: 'utf8' })
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => /\.map$|\.vars|wrangler/.test(file))).toEqual([])
  })
})

/** Whatever a Worker is bound to: by its name in the code, and what stands behind it. */
function bindingsOf(config: WranglerConfig): [name: string, behind: string][] {
  return [
    ...config.kv_namespaces.map(({ binding, id }) => [binding, id]),
    ...config.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]),
    ...config.d1_databases.flatMap(({ binding, database_id, database_name }) => [
      [binding, database_id],
      [binding, database_name],
    ]),
    ...(config.services ?? []).map(({ binding, service }) => [binding, service]),
    ...config.ratelimits.map(({ name, namespace_id }) => [name, namespace_id]),
  ].map(([name = '', behind]) => [name, String(behind)])
}

describe.each(['wrangler.toml', 'worker/commerce/wrangler.toml'])('staging in %s', (file) => {
  const read = (env?: string) =>
    readConfig({ config: resolve(ROOT, file), ...(env ? { env } : {}) })

  it('is bound to all that the shop is bound to, and to nothing that is the shop’s', () => {
    const [shop, staging] = [bindingsOf(read()), bindingsOf(read('staging'))]
    expect(staging.map(([name]) => name)).toEqual(shop.map(([name]) => name))
    const owned = new Set(shop.map(([, behind]) => behind))
    expect(staging.filter(([, behind]) => owned.has(behind))).toEqual([])
  })

  it('differs in nothing else that a Worker sees, and takes no domain', () => {
    const [shop, staging] = [read(), read('staging')]
    const seen = ({
      vars,
      limits,
      placement,
      images,
      durable_objects,
      migrations,
    }: WranglerConfig) => ({ vars, limits, placement, images, durable_objects, migrations })
    // In staging nobody buys: test cards are money there.
    const { SANDBOX_PAYMENTS: _, ...vars } = staging.vars
    expect(seen({ ...staging, vars })).toEqual(seen(shop))
    const limitsOf = ({ ratelimits }: WranglerConfig) => ratelimits.map(({ simple }) => simple)
    expect(limitsOf(staging)).toEqual(limitsOf(shop))
    expect([staging.name, staging.routes]).toEqual([`${shop.name}-staging`, []])
  })

  it('is read without a warning, as the shop is', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const env of [undefined, 'staging']) read(env)
    expect(warn.mock.calls).toEqual([])
    warn.mockRestore()
  })
})

it('the domains that wrangler.toml shows by example are those of the four stores', () => {
  const text = readFileSync(resolve(ROOT, 'wrangler.toml'), 'utf8')
  const shown = Array.from(text.matchAll(/^# +\{ pattern = "([^"]+)"/gm), ([, host]) => host)
  expect(shown).toEqual(STORE_VIEWS.map(({ baseUrl }) => new URL(baseUrl).host))
})
