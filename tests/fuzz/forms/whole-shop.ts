// Both Workers in this process, on databases in memory: the storefront with its pages, drawn by React,
// and commerce behind it. What it has written can be taken back.
import { createApp } from '../../../worker/storefront/app'
import { ANSWER_MS } from '../../../worker/storefront/gateway/even-time'
import { createBackground } from '../../fakes/background'
import { openCommerceShop } from '../../fakes/commerce-shop'
import { createD1 } from '../../fakes/d1-in-memory'
import { createFakeKv } from '../../fakes/fake-kv'
import { createFakeResponseCache } from '../../fakes/fake-response-cache'
import { SHOP_WITH_FORMS } from './catalogue'
import { openDesks } from './desks'

export const ORIGIN = 'http://nl.localhost:8787'
/** Where its payment pages are. */
export const PAYMENT_ORIGIN = 'http://localhost:8788'

/** 32 bytes in base64url. */
export const SESSION_KEY = 'A'.repeat(43)

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>

const storefront = createApp()

export async function openWholeShop() {
  const [catalogue, sales] = [createD1('catalogue'), createD1('sales')]
  const commerce = await openCommerceShop(SHOP_WITH_FORMS, {
    catalogue: catalogue.db,
    sales: sales.db,
  })
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { default: createFakeResponseCache() },
  })
  skipEvenTime()
  const background = createBackground()
  const COMMERCE = {
    fetch: (request: Request) => commerce.fetch(pathOf(request), request),
  }
  const desks = openDesks({ COMMERCE, ...VARIABLES } as never)
  const env = {
    ...VARIABLES,
    COMMERCE,
    CACHE: createFakeKv(),
    ORDER_DESK: desks.binding,
    PURGE_LOG: {
      idFromName: () => 'log',
      get: () => ({ since: async () => ({ tags: [], bookmark: null }) }),
    },
  }
  const context = {
    waitUntil: background.waitUntil,
    passThroughOnException: () => undefined,
    props: {},
  }
  const databases = [catalogue.sqlite, sales.sqlite]

  return {
    sales: sales.sqlite,
    salesDatabase: sales.db,
    fetch: async (request: Request): Promise<Response> =>
      await storefront.fetch(request, env as never, context as never),
    /** A page of payment, at its own address. */
    fetchPayment: (request: Request) => commerce.fetchFromOutside(pathOf(request), request),
    async settle() {
      await background.settled()
      await commerce.settle()
    },
    /** Answers what takes the shop back to where it stands now, as often as wanted. */
    remember() {
      const takeBackDesks = desks.remember()
      for (const database of databases) database.exec('SAVEPOINT here')
      return () => {
        takeBackDesks()
        for (const database of databases) database.exec('ROLLBACK TO here')
      }
    },
  }
}

/** Patient, since on a busy machine a password is hashed slowly. */
const VARIABLES = {
  SESSION_KEYS: SESSION_KEY,
  PSP_ORIGINS: PAYMENT_ORIGIN,
  UPSTREAM_PATIENCE: '2.5',
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What only waits so that no answer tells by its time what was found is not waited for. */
function skipEvenTime(): void {
  const { setTimeout: real } = globalThis
  if ('skipsEvenTime' in real) return
  const skipping = (call: () => void, ms?: number, ...given: unknown[]) =>
    real(call, ms === ANSWER_MS ? 0 : ms, ...given)
  globalThis.setTimeout = Object.assign(skipping, real, { skipsEvenTime: true }) as never
}
