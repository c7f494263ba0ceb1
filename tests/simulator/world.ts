// Everything there is in a run, put together under one clock.
import './machines/surroundings'
import { createCheckoutMemory } from '../../client/engine/checkout-memory'
import type { HttpPort, TabsPort } from '../../client/engine/ports'
import type { TaskStorage } from '../../client/engine/sync-tasks/task-queue'
import { emptyDetails } from '../../shared/checkout/details'
import { storeViewOf } from '../../shared/store-view/store-views'
import type { OrderBackend } from '../../worker/storefront/order-desk/desk-ports'
import { openShop, type Shop } from './catalogue'
import { type Browser, endTab, fetchFrom, type Tab } from './machines/browser'
import { type Clock, createClock } from './machines/clock'
import { type Commerce, openCommerce } from './machines/commerce'
import { carry, type Way } from './machines/network'
import { openStorefront, type Storefront } from './machines/storefront'
import { enter } from './machines/surroundings'
import { portsOf } from './machines/tab-ports'
import { createWeather, type Weather } from './machines/weather'
import { createRandom, type Random, seedOf } from './random'
import type { Scenario } from './scenario'
import { type Ledger, note, openLedger } from './shopper/ledger'
import { openPage, type Page } from './shopper/page'
import { openPageCalls, type PageCalls, wakeWorker } from './shopper/waiting-calls'

/** Where a defect can be put around the real code. */
export interface Seams {
  http?: (port: HttpPort, page: () => Page) => HttpPort
  tabs?: (port: TabsPort) => TabsPort
  /** What pages keep of calls that wait. */
  tasks?: (storage: TaskStorage) => TaskStorage
  backend?: (backend: OrderBackend) => OrderBackend
  /** What reaches its databases. */
  sql?: (text: string) => string
  /** Nobody rings the clock of commerce. */
  hasNoClock?: boolean
}

export interface World {
  clock: Clock
  weather: Weather
  random: Random
  shop: Shop
  commerce: Commerce
  storefront: Storefront
  browsers: Browser[]
  /** The pages that are open, by their tabs. */
  pages: Map<Tab, Page>
  /** What they have asked for that may wait. */
  calls: Map<Tab, PageCalls>
  ledger: Ledger
  /** Lines of what happened. */
  trace: string[]
  /** A database may have changed since this was last taken back. */
  isTouched: boolean
  /** The browser wakes its service worker. */
  wakeWorker: (browser: Browser) => void
  openTab: (browser: Browser, order?: string | null, answer?: Record<string, string>) => Page
  close: () => void
}

/** Makes the world of a scenario. Only one can be open at a time. */
export async function openWorld(scenario: Scenario, seams: Seams): Promise<World> {
  const shop = await openShop()
  const { seed } = scenario
  const clock = createClock()
  const weather = createWeather(scenario)
  const random = createRandom(seedOf(seed, 'world'))
  const trace: string[] = []
  const say = (line: string) => trace.push(`${((clock.now() % 1e9) / 1000).toFixed(3)}  ${line}`)
  const way: Way = { clock, weather, trace: say }
  const ledger = openLedger()
  const endRun = shop.begin()
  const touch = () => {
    world.isTouched = true
  }
  const commerce = openCommerce(shop, way, { changed: touch, ...seams })
  const sentOrders = new Map<string, string>()
  const storefront = openStorefront({
    way,
    wrap: seams.backend ?? ((backend) => backend),
    sent({ attempt, isResent }, order) {
      // One that was turned away is forgotten: the next press may be another order under its name.
      if (isResent && (sentOrders.get(attempt) ?? order) !== order) {
        ledger.faults.push(`I18 the order ${attempt} is sent again as another one`)
      }
      sentOrders.set(attempt, order)
    },
  })

  enter({
    now: clock.now,
    after: clock.after,
    below: random.below,
    log: (line) => say(`log: ${line}`),
    fetch: (input) => {
      const request = input as Request
      const { pathname } = new URL(request.url)
      return carry(way, {
        place: `${request.method} ${pathname.replace(/\/[\w-]{20,}/g, '/…')}`,
        kind: 'inside',
        signal: request.signal,
        request: () => request.clone(),
        handle: commerce.fetch,
      })
    },
  })

  const world: World = {
    clock,
    weather,
    random,
    shop,
    commerce,
    storefront,
    browsers: Array.from({ length: scenario.shoppers }, (_, nth) => openBrowser(nth)),
    pages: new Map(),
    calls: new Map(),
    ledger,
    trace,
    isTouched: false,
    openTab,
    wakeWorker: (browser) => {
      const worker = newTab(browser)
      wakeWorker(ledger, worker, fetchOf(worker))
    },
    close() {
      for (const browser of world.browsers) for (const tab of [...browser.tabs]) endTab(tab)
      enter(null)
      endRun()
    },
  }

  function openBrowser(nth: number): Browser {
    return {
      name: `s${nth + 1}`,
      store: storeViewOf(createRandom(seedOf(seed, `store ${nth}`)).pick(STORES)),
      way,
      random: createRandom(seedOf(seed, `browser ${nth}`)),
      kept: new Map(),
      cookie: '',
      isOnline: true,
      isFull: false,
      hasLost: false,
      skew: 0,
      locks: new Map(),
      tasks: new Map(),
      tabs: [],
    }
  }

  function newTab(browser: Browser): Tab {
    return {
      browser,
      nth: world.pages.size + 1,
      isAlive: true,
      watchers: [],
      onlineWatchers: [],
      returnWatchers: [],
      heardAt: 0,
      changesUnderWay: 0,
    }
  }

  function fetchOf(tab: Tab): typeof fetch {
    const { browser } = tab
    const overlapped = (call: string) =>
      ledger.faults.push(
        `I18 ${browser.name} sends ${call} before the change before it was answered`,
      )
    const toShop = (request: Request) =>
      request.url.startsWith(browser.store.baseUrl)
        ? storefront.fetch(request)
        : commerce.fetch(request)
    return fetchFrom(tab, toShop, overlapped)
  }

  function openTab(browser: Browser, order: string | null = null, answer = {}): Page {
    const tab = newTab(browser)
    const ports = portsOf(tab, fetchOf(tab))
    if (browser.kept.size === 0) knowShopper(browser, ports)
    browser.tabs.push(tab)
    const pageOf = () => page
    const { http = (port: HttpPort) => port, tabs = (port: TabsPort) => port } = seams
    const seamed = { ...ports, http: http(ports.http, pageOf), tabs: tabs(ports.tabs) }
    const page: Page = openPage({
      tab,
      ports: seamed,
      order,
      answer,
      tell(from, told) {
        // What is said in the moment of a crash reaches nobody; the shop has said it all the same.
        if (!tab.isAlive && told.kind !== 'notice') return
        say(`${browser.name} ${Object.values(told).join(' ')}`)
        note(ledger, from, told, clock.now())
      },
    })
    world.pages.set(tab, page)
    world.calls.set(tab, openPageCalls({ ledger, tab, ports: seamed, wrap: seams.tasks }))
    return page
  }

  return world
}

const STORES = ['nl_nl', 'nl_nl', 'de_de', 'global_en'] as const

/** Who has bought here before does not type a name and an address again. */
function knowShopper(browser: Browser, ports: Parameters<typeof createCheckoutMemory>[0]): void {
  const empty = emptyDetails(browser.store)
  const personal = { firstName: 'Erin', lastName: 'Vries', emailAddress: 'erin@example.com' }
  const address = { streetAddress: 'Kerkstraat', apartmentNumber: '12', city: 'Amsterdam' }
  createCheckoutMemory(ports, browser.store).writeDetails({
    ...empty,
    personal,
    shipping: { ...empty.shipping, ...address, zipCode: '1017 GC' },
  })
}
