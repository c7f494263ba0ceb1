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
/** Tables that are filled beside the catalogue, in either database. */
const FILLED_BESIDE = {
  CATALOGUE: ['review', 'store_location', 'postal_street', 'search_synonym'],
  SALES: ['customer', 'coupon', 'gift_card'],
}

interface Statements {
  CATALOGUE?: string[]
  SALES?: string[]
}

const EMPTIED = {
  CATALOGUE: FILLED_BESIDE.CATALOGUE.map((table) => `DELETE FROM ${table}`),
  SALES: FILLED_BESIDE.SALES.map((table) => `DELETE FROM ${table}`),
}

let workers: Miniflare | undefined
let remove = () => {}
afterEach(async () => {
  await workers?.dispose()
  remove()
})

/** The filled shop with something taken out of its databases before anybody came. */
async function openWithout(taken: Statements) {
  const template = copyTemplate()
  remove = template.remove
  const [port, commercePort] = [await freePort(), await freePort()]
  const { state } = template
  workers = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS })
  const open = async (binding: string) =>
    (await workers?.getD1Database(binding, 'commerce')) as unknown as D1Database
  const databases = { CATALOGUE: await open('CATALOGUE'), SALES: await open('SALES') }
  const countsOf = (name: 'CATALOGUE' | 'SALES') =>
    FILLED_BESIDE[name].map(async (table) => {
      const count = databases[name].prepare(`SELECT COUNT(*) AS n FROM ${table}`)
      return [table, Number(await count.first('n'))] as const
    })
  const counts = async () =>
    Object.fromEntries(await Promise.all([...countsOf('CATALOGUE'), ...countsOf('SALES')]))
  for (const statement of taken.CATALOGUE ?? []) await databases.CATALOGUE.prepare(statement).run()
  for (const statement of taken.SALES ?? []) await databases.SALES.prepare(statement).run()
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
    const { ask, commerceUrl } = await openWithout({
      CATALOGUE: ["UPDATE import_run SET state = 'aborted'"],
    })
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
    const { counts, commerceUrl } = await openWithout({
      CATALOGUE: [...EMPTIED.CATALOGUE, "DELETE FROM filling_step WHERE name <> 'begun'"],
      SALES: EMPTIED.SALES,
    })
    expect(new Set(Object.values(await counts()))).toEqual(new Set([0]))
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    const filled = await counts()
    for (const count of Object.values(filled)) expect(count).toBeGreaterThan(0)
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect(await counts()).toEqual(filled)
  }, 120_000)

  it('leaves the words of a store whose operator has said which mean the same', async () => {
    const { commerceUrl } = await openWithout({
      CATALOGUE: [
        'DELETE FROM search_synonym',
        "INSERT INTO search_synonym (store_id, words) VALUES (1, 'zetel,troon')",
        "DELETE FROM filling_step WHERE name IN ('synonyms', 'finished')",
      ],
    })
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    const admin = createAdminClient(commerceUrl, ADMIN_KEY)
    expect(await admin.synonyms('nl_nl')).toEqual([['zetel', 'troon']])
    expect(await admin.synonyms('global_en')).toContainEqual(['sofa', 'couch', 'settee'])
  })

  it('is not gone on with in a shop that has been filled by somebody else', async () => {
    const { counts, commerceUrl } = await openWithout({
      CATALOGUE: [
        "DELETE FROM filling_step WHERE name <> 'begun'",
        "UPDATE product SET sku = 'OWN-' || sku",
      ],
      SALES: ['DELETE FROM coupon'],
    })
    const before = await counts()
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect(await counts()).toEqual(before)
  })

  it('is not begun in a shop that has products', async () => {
    const { counts, commerceUrl } = await openWithout({
      CATALOGUE: ['DELETE FROM filling_step'],
      SALES: ['DELETE FROM coupon'],
    })
    await seedWhenEmpty(commerceUrl, ADMIN_KEY)
    expect((await counts()).coupon).toBe(0)
  })
})
