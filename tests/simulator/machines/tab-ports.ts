// The ports of one tab. Requests and storage go through the real code of client/browser; time, tabs and
// the state of the network come from the modelled browser.

import { createBrowserHttp } from '../../../client/browser/browser-http'
import { createBrowserStorage } from '../../../client/browser/browser-storage'
import type { Ports } from '../../../client/engine/ports'
import { endTab, hold, keepText, type Tab } from './browser'
import { inTab, type TabSurroundings } from './surroundings'

const CRASHES = ['crashes before it is kept', 'crashes after it is kept'] as const
const STORAGE_FAULTS = ['full'] as const

/** The ports of a tab whose fetch is given. */
export function portsOf(tab: Tab, fetchOfTab: typeof fetch): Ports {
  const { browser } = tab
  const { clock } = browser.way
  const surroundings: TabSurroundings = {
    isOnline: () => browser.isOnline,
    storage: storageOf(tab),
    fetch: fetchOfTab,
  }
  const inside = <T>(work: () => T) => inTab(surroundings, work)
  const http = createBrowserHttp(browser.store)
  const storage = createBrowserStorage()
  return {
    http: {
      send: (request) =>
        tab.isAlive ? inside(() => http.send(request)) : new Promise(() => undefined),
    },
    clock: {
      now: () => clock.now() + browser.skew,
      after: (ms, call) => clock.after(ms, () => tab.isAlive && call()),
    },
    random: { integer: browser.random.below, uuid: () => crypto.randomUUID() },
    storage: {
      read: (key) => inside(() => storage.read(key)),
      write: (key, text) => inside(() => storage.write(key, text)),
      remove: (key) => inside(() => storage.remove(key)),
    },
    tabs: {
      watch(key, changed) {
        tab.watchers.push({ key, changed })
        return () => {
          tab.watchers = tab.watchers.filter((other) => other.changed !== changed)
        }
      },
      exclusively: (name, work) =>
        tab.isAlive ? hold(tab, name, work) : new Promise(() => undefined),
    },
    online: {
      isOnline: () => browser.isOnline,
      watch(changed) {
        tab.onlineWatchers.push(changed)
        return () => {
          tab.onlineWatchers = tab.onlineWatchers.filter((other) => other !== changed)
        }
      },
      watchReturn(returned) {
        tab.returnWatchers.push(returned)
        return () => {
          tab.returnWatchers = tab.returnWatchers.filter((other) => other !== returned)
        }
      },
      watchHidden: () => () => undefined,
    },
    page: {
      origin: () => browser.store.baseUrl,
      fragment: () => '',
      login: () => null,
      watchSignedOut: () => () => {},
      isOwnDocument: () => true,
      hasCartChange: () => false,
      forgetCartChange: () => {},
      refusesTracking: () => true,
    },
  }
}

/** The storage of the browser, as this tab reaches it. The tab may crash at each write. */
function storageOf(tab: Tab): TabSurroundings['storage'] {
  const { browser } = tab
  const { weather, trace } = browser.way
  return {
    getItem: (key) => browser.kept.get(key) ?? null,
    setItem(key, text) {
      if (!tab.isAlive) return
      const { fault } = weather.draw('storage', `${browser.name} storage`, STORAGE_FAULTS)
      if (browser.isFull || fault) {
        trace(`${browser.name} storage is full`)
        browser.hasLost = true
        throw new DOMException('Full', 'QuotaExceededError')
      }
      crashAround(tab, () => keepText(tab, key, text))
    },
    removeItem(key) {
      if (tab.isAlive) crashAround(tab, () => keepText(tab, key, null))
    },
  }
}

function crashAround(tab: Tab, write: () => void): void {
  const { browser } = tab
  const { fault } = browser.way.weather.draw('tab', `${browser.name} write`, CRASHES)
  if (fault !== 'crashes before it is kept') write()
  if (!fault) return
  browser.way.trace(`${browser.name} a tab ${fault}`)
  endTab(tab)
}
