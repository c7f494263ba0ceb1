// A shop before it is filled, and one whose filling was interrupted.
import type { D1Database } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'
import { afterEach, describe, expect, it } from 'vitest'
import { createAdminClient } from '../../worker/tools/catalogue-cli/admin-client.ts'
import { seedWhenEmpty } from '../../worker/tools/catalogue-cli/seed.ts'
import { freePort } from '../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { copyTemplate } from '../fixtures/shop-template.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { visit } from '../fixtures/visit.ts'

const { ADMIN_KEY } = TEST_SECRETS.commerce
const FILLED_BESIDE = [
  'review',
  'customer',
  'coupon',
  'gift_card',
  'store_location',
  'postal_street',
]

let workers: Miniflare | undefined
let remove = () => {}
afterEach(async () => {
  await workers?.dispose()
  remove()
})

/** The filled shop with something taken out of its database before anybody came. */
async function openWithout(...statements: string[]) {
  const template = copyTemplate()
  remove = template.remove
  const [port, commercePort] = [await freePort(), await freePort()]
  const { state } = template
  workers = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS })
  const db = (await workers.getD1Database('DB', 'commerce')) as unknown as D1Database
  for (const statement of statements) await db.prepare(statement).run()
  const countOf = (table: string) => db.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first('n')
  const counts = async () => Promise.all(FILLED_BESIDE.map(countOf))
  const ask = (host: string, path: string) => visit(port, `${host}:${port}`, path)
  return { ask, counts, commerceUrl: `http://127.0.0.1:${commercePort}` }
}

const OPENING = {
  nl_nl: 'We gaan zo open',
  de_de: 'Wir öffnen gleich',
  fr_fr: 'Nous ouvrons dans un instant',
  global_en: 'We are about to open',
}

describe('while the shop is being filled for the first time', () => {
  it('visitors are told so, nobody keeps it, and the first look after it is right', async () => {
    const { ask, commerceUrl } = await openWithout("UPDATE import_run SET state = 'aborted'")
    for (const { host, storeCode } of STORES) {
      for (const path of ['/', '/catalogsearch/result?q=lamp', '/no-such-page']) {
        const { status, headers, text } = await ask(host, path)
        expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([
          503,
          '5',
          'no-store',
        ])
        expect(text).toMatch(new RegExp(`<h1[^>]*>${OPENING[storeCode]}</h1>`))
        expect(text).toContain('<meta http-equiv="refresh" content="5"/>')
      }
    }
    const [{ host }] = STORES
    for (const path of ['/_data/', '/_menu', '/api/ext/storyblok/story/home']) {
      const { status, headers, text } = await ask(host, path)
      expect([status, headers['content-type']], path).toEqual([
        503,
        expect.stringContaining('json'),
      ])
      expect(() => JSON.parse(text)).not.toThrow()
    }

    const admin = createAdminClient(commerceUrl, ADMIN_KEY)
    const runId = await admin.begin('merge')
    await admin.stage(runId, {})
    await admin.commit(runId)
    for (const { host } of STORES) {
      const { status, text } = await ask(host, '/')
      expect(status).toBe(200)
      expect((text.match(/<h3/g) ?? []).length).toBeGreaterThanOrEqual(16)
    }
  }, 120_000)
})

describe('a filling that was interrupted', () => {
  it('between the catalogue and its records goes on with the records, once', async () => {
    const emptied = FILLED_BESIDE.map((table) => `DELETE FROM ${table}`)
    const { counts, commerceUrl } = await openWithout(
      ...emptied,
      "DELETE FROM filling_step WHERE name <> 'begun'",
    )
    expect(await counts()).toEqual(FILLED_BESIDE.map(() => 0))
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    const filled = await counts()
    for (const count of filled) expect(count).toBeGreaterThan(0)
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect(await counts()).toEqual(filled)
  }, 120_000)

  it('is not gone on with in a shop that has been filled by somebody else', async () => {
    const { counts, commerceUrl } = await openWithout(
      'DELETE FROM coupon',
      "DELETE FROM filling_step WHERE name <> 'begun'",
      "UPDATE product SET sku = 'OWN-' || sku",
    )
    const before = await counts()
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect(await counts()).toEqual(before)
  })

  it('is not begun in a shop that has products', async () => {
    const { counts, commerceUrl } = await openWithout(
      'DELETE FROM filling_step',
      'DELETE FROM coupon',
    )
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect((await counts())[2]).toBe(0)
  })
})
