// Whether the shop can sell: the storefront answers by answering, and asks what it stands on. It says
// no more than which part is down; why is in the log.
import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { purgeLogOf } from '../cache/purge-log'
import { isWithinRate, tooMany } from '../http/rate-limit'
import { openSources } from '../pages/open-sources'
import { within } from '../runtime/within'
import { fetchEntities } from '../upstream/catalogue'
import { isOpening, type UpstreamFault } from '../upstream/fault'

type State = 'ok' | 'opening' | 'down'

interface Health {
  catalogue: State
  sales: State
  cache: State
  purges: State
}

const LIMIT_MS = 500
/** Whoever asks more often hears what was found before. */
const REUSE_MS = 2000

// Of this isolate, whoever asks.
let known: { at: number; health: Promise<Health> } | null = null

/** 200 while shoppers can look and buy, else 503; never kept by anybody. */
export async function serveHealth(c: Context<AppEnv>): Promise<Response> {
  if (!(await isWithinRate(c.env.RATE_API, c.req.raw.headers))) return tooMany()
  if (known === null || Date.now() - known.at >= REUSE_MS) {
    known = { at: Date.now(), health: examine(c) }
    // Others wait for it too, also when who asked first has left.
    c.executionCtx.waitUntil(known.health)
  }
  const health = await known.health
  const { catalogue, sales } = health
  // Without its caches the shop is slower, and open.
  const isOpen = catalogue === 'ok' && sales === 'ok'
  const status = isOpen ? 'ok' : 'down'
  return c.json({ status, ...health }, isOpen ? 200 : 503, { 'cache-control': 'no-store' })
}

async function examine(c: Context<AppEnv>): Promise<Health> {
  const { upstream } = openSources(c).sources
  const [catalogue, sales, cache, purges] = await Promise.all([
    fetchEntities(upstream, {
      type: 'category',
      searchQuery: {},
      size: 1,
      _sourceInclude: ['id'],
    }).then((answer) => (answer.ok ? 'ok' : toState(answer.error))),
    // No order has this id: that this is said is all that is wanted.
    upstream
      .call('orderStatus', { params: { order_id: 'health' } })
      .then((answer) => (answer.ok || answer.error.status === 404 ? 'ok' : toState(answer.error))),
    stateOf(() => c.env.CACHE.get('health')),
    stateOf(() => purgeLogOf(c.env).since(Date.now())),
  ])
  return { catalogue, sales, cache, purges }
}

function toState(fault: UpstreamFault): State {
  return isOpening(fault) ? 'opening' : 'down'
}

async function stateOf(ask: () => Promise<unknown>): Promise<State> {
  const answer = await within(LIMIT_MS, ask).catch(() => null)
  return answer?.ok ? 'ok' : 'down'
}
