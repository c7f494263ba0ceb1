// What the shop finds around it in a browser or a Worker, and what depends on when and where it runs:
// the time, timers, randomness, cryptography, fetch. Stand-ins take their place for as long as the
// process lasts; they do as before where no run is going on, so this file has to be loaded first.
import { Buffer } from 'node:buffer'
import { syncCrypto } from './sync-crypto'

export interface Surroundings {
  now: () => number
  after: (ms: number, call: () => void) => () => void
  /** A random whole number from 0, below the limit. */
  below: (limit: number) => number
  fetch: typeof fetch
  /** What is logged. */
  log: (line: string) => void
}

/** What of a browser the code of one tab finds while it runs. */
export interface TabSurroundings {
  isOnline: () => boolean
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
}

let current: Surroundings | null = null
let currentTab: TabSurroundings | null = null

/** Lets everything happen in these surroundings from now on; null brings the real ones back. */
export function enter(surroundings: Surroundings | null): void {
  current = surroundings
}

/** Does something as the code of a tab; only what it does at once counts. */
export function inTab<T>(tab: TabSurroundings, work: () => T): T {
  const before = currentTab
  currentTab = tab
  try {
    return work()
  } finally {
    currentTab = before
  }
}

const real = { Date, fetch, setTimeout, clearTimeout, setInterval, crypto, console: { ...console } }

class RunDate extends Date {
  constructor(...given: [] | [number | string]) {
    super(given.length === 0 ? RunDate.now() : given[0])
  }
  static override now(): number {
    return current ? current.now() : real.Date.now()
  }
}

type Timer = { cancel: () => void }

function runSetTimeout(call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  if (!current) return real.setTimeout(call, ms, ...args)
  const timer: Timer = { cancel: current.after(ms, () => call(...args)) }
  return timer
}

function runClearTimeout(timer?: Timer | Parameters<typeof clearTimeout>[0]): void {
  if (typeof timer === 'object' && timer !== null && 'cancel' in timer) timer.cancel()
  else real.clearTimeout(timer)
}

function fillRandomly<T extends ArrayBufferView | null>(view: T): T {
  if (!current) return real.crypto.getRandomValues(view as never)
  if (!view) return view
  const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = current.below(256)
  return view
}

const runCrypto = {
  getRandomValues: fillRandomly,
  randomUUID() {
    const bytes = fillRandomly(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = Buffer.from(bytes).toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  },
  get subtle() {
    return current ? syncCrypto : real.crypto.subtle
  },
}

const runFetch: typeof fetch = (input, init) => {
  if (currentTab) return currentTab.fetch(input, init)
  return (current ?? real).fetch(input, init)
}

/** A signal of the clock in use: the real one would ring by real time. */
function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  const late = () => controller.abort(new DOMException('It took too long', 'TimeoutError'))
  runSetTimeout(late, ms)
  return controller.signal
}

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

replace(globalThis, 'Date', RunDate)
replace(globalThis, 'setTimeout', runSetTimeout)
replace(globalThis, 'clearTimeout', runClearTimeout)
replace(globalThis, 'crypto', runCrypto)
replace(globalThis, 'fetch', runFetch)
replace(AbortSignal, 'timeout', timeoutSignal)
for (const level of ['info', 'warn', 'error'] as const) {
  replace(console, level, (...said: unknown[]) => {
    if (current) current.log(`${level} ${said.map(String).join(' ')}`)
    else real.console[level](...said)
  })
}
Object.defineProperty(globalThis.navigator, 'onLine', {
  configurable: true,
  get: () => currentTab?.isOnline() ?? true,
})
// Its shoppers are guests: no cookie that a script may read.
Object.defineProperty(globalThis, 'document', { configurable: true, value: { cookie: '' } })
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  get() {
    if (!currentTab) throw new Error('There is no browser here')
    return currentTab.storage
  },
})
