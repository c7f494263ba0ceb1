import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
