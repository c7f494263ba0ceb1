// What can come between a browser and the shop, put there by route and taken away by the test.
import type { BrowserContext, Page, Route } from '@playwright/test'

export interface Fault {
  name: string
  /** Requests come to an end: the shop knows that it was not understood. */
  isAnswer: boolean
  /** Sets it to work on the addresses that fit; answers how to lift it. */
  apply: (page: Page, addresses: RegExp) => Promise<() => Promise<void>>
}

/** An answer that is none, whatever was asked. */
function answering(name: string, answer: (route: Route) => Promise<void>): Fault {
  return {
    name,
    isAnswer: true,
    async apply(page, addresses) {
      await page.route(addresses, answer)
      return () => page.unroute(addresses, answer)
    },
  }
}

/** Requests wait until the fault is lifted. */
const SLOW: Fault = {
  name: 'slow',
  isAnswer: false,
  async apply(page, addresses) {
    const { release, hold } = holdRequests()
    await page.route(addresses, hold)
    return async () => {
      release()
      await page.unroute(addresses, hold)
    }
  },
}

const OFFLINE: Fault = {
  name: 'offline',
  isAnswer: false,
  async apply(page) {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
}

export const FAULTS: readonly Fault[] = [
  answering('status 500', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
  ),
  answering('status 503 with an empty object', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  ),
  answering('HTML', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to this network</h1>' }),
  ),
  answering('nothing', (route) => route.abort('connectionreset')),
  SLOW,
  OFFLINE,
]

/** Holds requests back until they are released; afterwards they pass. */
export function holdRequests(): { hold: (route: Route) => Promise<void>; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((passes) => {
    release = passes
  })
  return {
    release,
    async hold(route) {
      await released
      // The page that asked may be gone by then.
      await route.continue().catch(() => undefined)
    },
  }
}

/** Answers 404 for a file: the first time, or always. */
export async function loseFile(context: BrowserContext, file: string, times: 'once' | 'always') {
  let isLost = true
  await context.route(`**/assets/${file}`, (route) => {
    if (!isLost) return route.continue()
    isLost = times === 'always'
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
  })
}
