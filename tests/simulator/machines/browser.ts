// The browser of one shopper: what its tabs share. Cookies, storage with its events, locks, the network
// and the clock of the machine are modelled; the code of the shop in its tabs is not.
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Random } from '../random'
import { carry, type Way } from './network'

export interface Browser {
  name: string
  store: StoreView
  way: Way
  random: Random
  /** What is kept of the shop, as text. */
  kept: Map<string, string>
  cookie: string
  isOnline: boolean
  /** Nothing more can be kept. */
  isFull: boolean
  /** Something could not be kept: its tabs do not know of each other what they should. */
  hasLost: boolean
  /** How wrong the clock of this machine is, in milliseconds. */
  skew: number
  locks: Map<string, Lock>
  /** Calls that wait for a connection, which its service worker reaches too. */
  tasks: Map<string, unknown>
  tabs: Tab[]
}

export interface Lock {
  holder: Tab | null
  queue: { tab: Tab; grant: () => void }[]
}

/** A tab, as the browser sees it: it lives until it is closed, reloaded or crashes. */
export interface Tab {
  browser: Browser
  /** Of all tabs of the run. */
  nth: number
  isAlive: boolean
  /** What listens for storage events, by key. */
  watchers: { key: string; changed: (text: string | null) => void }[]
  onlineWatchers: ((isOnline: boolean) => void)[]
  returnWatchers: (() => void)[]
  /** When the last event was sent to it: the next one comes after. */
  heardAt: number
  /** Changes of the cart that have left and are not answered. */
  changesUnderWay: number
}

/** Notes a text and, where it is a new one, tells the other tabs of it, each after a moment. */
export function keepText(tab: Tab, key: string, text: string | null): void {
  const { browser } = tab
  if ((browser.kept.get(key) ?? null) === text) return
  if (text === null) browser.kept.delete(key)
  else browser.kept.set(key, text)
  for (const other of browser.tabs) {
    if (other !== tab && other.isAlive) tell(other, key, text)
  }
}

function tell(tab: Tab, key: string, text: string | null): void {
  const { clock } = tab.browser.way
  tab.heardAt = Math.max(tab.heardAt, clock.now() + 1 + tab.browser.random.below(15))
  clock.after(tab.heardAt - clock.now(), () => {
    if (!tab.isAlive) return
    for (const watcher of tab.watchers) if (watcher.key === key) watcher.changed(text)
  })
}

/** Runs the work while no other tab holds this name; a tab that dies lets go of it. */
export function hold<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = tab.browser
  const lock = locks.get(name) ?? { holder: null, queue: [] }
  locks.set(name, lock)
  return new Promise((resolve, reject) => {
    lock.queue.push({
      tab,
      grant() {
        work()
          .then(resolve, reject)
          .finally(() => release(tab, lock))
      },
    })
    grantNext(tab.browser, lock)
  })
}

function grantNext({ way }: Browser, lock: Lock): void {
  if (lock.holder) return
  const next = lock.queue.shift()
  if (!next) return
  lock.holder = next.tab
  way.clock.after(0, () => {
    if (next.tab.isAlive) next.grant()
    else release(next.tab, lock)
  })
}

function release(tab: Tab, lock: Lock): void {
  if (lock.holder !== tab) return
  lock.holder = null
  grantNext(tab.browser, lock)
}

/** Closes a tab, or it crashes. */
export function endTab(tab: Tab): void {
  tab.browser.tabs = tab.browser.tabs.filter((other) => other !== tab)
  unload(tab)
}

/** Ends the page in a tab, wherever it was: nothing of its code has any effect after this. */
export function unload(tab: Tab): void {
  tab.isAlive = false
  for (const lock of tab.browser.locks.values()) {
    lock.queue = lock.queue.filter((waiting) => waiting.tab !== tab)
    release(tab, lock)
  }
}

export function setOnline(browser: Browser, isOnline: boolean): void {
  browser.isOnline = isOnline
  for (const tab of browser.tabs) for (const changed of tab.onlineWatchers) changed(isOnline)
}

const ORDERED = ['/api/cart/update', '/api/cart/delete']

/** The network of a tab: paths lead to the shop's own origin, with the cookies of its browser. */
export function fetchFrom(
  tab: Tab,
  toShop: (request: Request) => Promise<Response>,
  overlapped: (what: string) => void,
): typeof fetch {
  const { browser } = tab
  return async (input, init = {}) => {
    const path = String(input)
    const [call = ''] = path.split('?')
    const url = path.startsWith('/') ? `${browser.store.baseUrl}${path}` : path
    const headers = new Headers(init.headers)
    headers.set('origin', browser.store.baseUrl)
    headers.set('sec-fetch-site', 'same-origin')
    if (browser.cookie) headers.set('cookie', browser.cookie)
    const { method = 'GET', body = null, signal } = init
    const isChange = ORDERED.includes(call)
    // A page that was left for a payment page has let go of its lock, and hears no answer.
    const isBusy = ({ isAlive, changesUnderWay }: Tab) => isAlive && changesUnderWay > 0
    if (isChange && browser.tabs.some(isBusy)) overlapped(call)
    if (isChange) tab.changesUnderWay += 1
    if (isChange) browser.way.trace(`${browser.name}, tab ${tab.nth}: ${String(body)}`)
    try {
      const response = await carry(browser.way, {
        place: `${browser.name} ${method} ${call}`,
        kind: 'network',
        signal,
        request: () => new Request(url, { method, headers, body, redirect: 'manual' }),
        handle: toShop,
      })
      if (!tab.isAlive) return await new Promise(() => undefined)
      const cookie = response.headers.get('set-cookie')
      if (cookie) browser.cookie = cookie.split(';')[0] ?? ''
      return response
    } catch (error) {
      if (!tab.isAlive) return await new Promise(() => undefined)
      throw error
    } finally {
      if (isChange) tab.changesUnderWay -= 1
    }
  }
}
