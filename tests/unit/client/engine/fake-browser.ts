import type { GatewayAnswer, GatewayRequest, Ports } from '../../../../client/engine/ports'

/** A browser without a page: gives the ports of each tab; its tabs share storage. */
export class FakeBrowser {
  now = 1_000_000
  readonly kept = new Map<string, string>()
  readonly asked: GatewayRequest[] = []
  answer: (request: GatewayRequest) => GatewayAnswer | Promise<GatewayAnswer> = () => ({
    kind: 'lost',
    reason: 'network',
  })
  isStorageBroken = false
  isOnline = true
  refusesTracking = false
  /** A form has changed the cart, and nobody has asked yet. */
  isCartChanged = false
  /** Which login it has; null for a guest. */
  login: string | null = null
  private timers: { at: number; call: () => void }[] = []
  private readonly watchers: {
    tab: number
    key: string
    changed: (text: string | null) => void
  }[] = []
  private tabs = 0
  private lock: Promise<unknown> = Promise.resolve()
  private uuids = 0
  private readonly returns = new Set<() => void>()
  private readonly signedOut = new Set<(event: { detail?: GatewayAnswer }) => void>()

  /** Moves time and fires what falls due. */
  pass(ms: number) {
    this.now += ms
    const due = this.timers.filter(({ at }) => at <= this.now)
    this.timers = this.timers.filter(({ at }) => at > this.now)
    for (const { call } of due) call()
  }

  /** Tells all tabs that a key was written, with what stood there at some time. */
  tell(key: string, text: string | null) {
    for (const watcher of this.watchers) if (watcher.key === key) watcher.changed(text)
  }

  /** The shopper comes back to every tab. */
  comeBack() {
    for (const returned of this.returns) returned()
  }

  /** The shop has ended the login while a tab asked for something. */
  signOut() {
    this.login = null
    this.kept.clear()
    for (const told of this.signedOut) told({})
  }

  private watch<Told>(watchers: Set<Told>, told: Told) {
    watchers.add(told)
    return () => void watchers.delete(told)
  }

  openTab(): Ports {
    const tab = ++this.tabs
    return {
      http: {
        send: async (request) => {
          this.asked.push(request)
          return this.answer(request)
        },
      },
      clock: {
        now: () => this.now,
        after: (ms, call) => {
          const timer = { at: this.now + ms, call }
          this.timers.push(timer)
          return () => {
            this.timers = this.timers.filter((other) => other !== timer)
          }
        },
      },
      random: { integer: () => 7, uuid: () => `uuid-${++this.uuids}` },
      storage: {
        read: (key) => this.kept.get(key) ?? null,
        write: (key, text) => {
          if (this.isStorageBroken) return false
          this.kept.set(key, text)
          for (const watcher of this.watchers) {
            if (watcher.tab !== tab && watcher.key === key) watcher.changed(text)
          }
          return true
        },
        remove: (key) => void this.kept.delete(key),
      },
      tabs: {
        watch: (key, changed) => {
          this.watchers.push({ tab, key, changed })
          return () => {}
        },
        exclusively: (_name, work) => {
          const result = this.lock.then(work)
          this.lock = result.catch(() => {})
          return result
        },
      },
      online: {
        isOnline: () => this.isOnline,
        watch: () => () => {},
        watchReturn: (returned) => this.watch(this.returns, returned),
        watchHidden: () => () => {},
      },
      page: {
        origin: () => 'http://localhost',
        fragment: () => '',
        login: () => this.login,
        watchSignedOut: (told) => this.watch(this.signedOut, told),
        isOwnDocument: () => true,
        refusesTracking: () => this.refusesTracking,
        hasCartChange: () => this.isCartChanged,
        forgetCartChange: () => {
          this.isCartChanged = false
        },
      },
    }
  }
}

/** Lets everything that waits for a promise go on. */
export async function settle() {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
