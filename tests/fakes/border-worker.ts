// The border of the storefront as a Worker of its own, to be bundled and run in workerd: gateway,
// order desk, purge and caches, with a page that is made of one upstream call.
import type { DurableObjectState } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { PURGE_PATH } from '../../shared/contract/purge-message'
import { ok } from '../../shared/result'
import type { AppEnv } from '../../worker/storefront/app-env'
import { openCaches, purgeViewOf } from '../../worker/storefront/cache/open-caches'
import { createPageStore } from '../../worker/storefront/cache/page-store'
import { createGateway } from '../../worker/storefront/gateway/gateway'
import { findStore } from '../../worker/storefront/http/find-store'
import { purge } from '../../worker/storefront/http/purge-route'
import { securityHeaders } from '../../worker/storefront/http/security-headers'
import { OrderDesk as RealOrderDesk } from '../../worker/storefront/order-desk/order-desk-object'
import { openUpstream } from '../../worker/storefront/upstream/open-upstream'

export { PurgeLog } from '../../worker/storefront/cache/purge-log-object'

/** How far the clock of this Worker is put forward, in ms. */
let forward = 0
const now = Date.now
Date.now = () => now() + forward

/** What an order desk has written down. */
export interface KeptByDesk {
  keys: string[]
  tables: number
}

/** The order desk, which tells what it keeps, and can be woken as if time had passed. */
export class OrderDesk extends RealOrderDesk {
  declare protected readonly ctx: DurableObjectState

  kept(): KeptByDesk {
    const { kv, sql } = this.ctx.storage
    const keys = Array.from(kv.list(), ([key]) => key)
    return { keys, tables: sql.exec('SELECT name FROM sqlite_schema').toArray().length }
  }

  async wakeAfter(ms: number): Promise<void> {
    forward = ms
    await this.alarm().finally(() => {
      forward = 0
    })
    await this.ctx.storage.sync()
  }
}

const app = new Hono<AppEnv>()
app.use(requestId({ headerName: '' }))
app.use(findStore())
app.use(securityHeaders())
app.post(PURGE_PATH, purge)
app.route('/api', createGateway())

const report = (event: string) => console.info(event)

/** Writes a page to the Cache API and reads it back, past everything that is remembered. */
app.get('/roundtrip/:status', async (c) => {
  const store = createPageStore(await caches.open('roundtrip'), report)
  const status = Number(c.req.param('status'))
  const headers = [['location', '/elsewhere'] as const]
  const body = new TextEncoder().encode('kept')
  const key = `https://pages.internal/v/${status}`
  await store.put(key, { status, headers, body, kind: 'home', tags: ['P1'], at: 5, asOf: 4 })
  const kept = await store.get(key)
  return c.json(kept && { ...kept, body: new TextDecoder().decode(kept.body) })
})

/** What the desk of an attempt keeps, after it woke at so many ms from now if that is said. */
app.get('/desk/:attempt', async (c) => {
  const desks = c.env.ORDER_DESK as unknown as { getByName(name: string): OrderDesk }
  const desk = desks.getByName(c.req.param('attempt'))
  const ms = c.req.query('after')
  if (ms !== undefined) await desk.wakeAfter(Number(ms))
  return c.json(await desk.kept())
})

app.get('*', async (c) => {
  const { storeCode } = c.get('store')
  const settings = c.get('settings')
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const { data, pages } = openCaches(c.env, settings, {
    storeCode,
    version: '1',
    waitUntil,
    report,
  })
  const upstream = openUpstream(c.env, settings, {
    storeCode,
    bookmark: purgeViewOf(c.env).bookmark,
    report: () => report('fault'),
  })
  const visit = {
    url: new URL(c.req.url),
    method: c.req.method,
    mode: 'html' as const,
    isPreview: false,
    mayMake: async () => ok(null),
  }
  return pages.serve(visit, async (url) => {
    const sku = url.pathname.slice(1)
    const read = await data.read({ kind: 'product', parts: sku, tags: () => ['P1'] }, () =>
      upstream.call('stockCheck', { query: { sku } }),
    )
    const stock = read.ok ? read.value : ok(null)
    const status = read.ok ? 200 : 503
    return { response: Response.json(stock, { status }), kind: 'product', tags: ['P1'] }
  })
})

export default app
