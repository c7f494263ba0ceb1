// The border of the storefront as a Worker of its own, to be bundled and run in workerd: gateway,
// order desk, purge and caches, with a page that is made of one upstream call.
import { Hono } from 'hono'
import { PURGE_PATH } from '../../shared/contract/purge-message'
import { ok } from '../../shared/result'
import { createGateway } from '../../worker/api/gateway'
import type { AppEnv } from '../../worker/app-env'
import { openCaches } from '../../worker/cache/open-caches'
import { createPageStore } from '../../worker/cache/page-store'
import { purge } from '../../worker/cache/purge-route'
import { findStore } from '../../worker/middleware/find-store'
import { requestId } from '../../worker/middleware/request-id'
import { securityHeaders } from '../../worker/middleware/security-headers'
import { openUpstream } from '../../worker/upstream/open-upstream'

export { PurgeLog } from '../../worker/cache/purge-log-object'
export { OrderDesk } from '../../worker/orders/order-desk-object'

const app = new Hono<AppEnv>()
app.use(requestId())
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
  const upstream = openUpstream(c.env, settings, { storeCode, report: () => report('fault') })
  const visit = {
    url: new URL(c.req.url),
    method: c.req.method,
    mode: 'html' as const,
    isPreview: false,
    refuse: async () => null,
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
