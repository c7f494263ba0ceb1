// What machines need of a browser, as small interfaces. client/browser makes them real; tests and
// the simulator give their own. A port never throws for what can be expected.

/** Milliseconds since 1970, and calls that come later. */
export interface ClockPort {
  now(): number
  /** Calls back after that many milliseconds, unless the answered function is called first. */
  after(ms: number, call: () => void): () => void
}

export interface RandomPort {
  /** At least 0, below `limit`. */
  integer(limit: number): number
  uuid(): string
}

/** Text kept in this browser for this store. Where nothing can be kept it lasts for the page. */
export interface StoragePort {
  read(key: string): string | null
  /** False when it could not be kept beyond this page. */
  write(key: string, text: string): boolean
  remove(key: string): void
}

/** The shopper's other tabs of this store. */
export interface TabsPort {
  /** Calls back with the new text of a key that another tab has written; null when removed. */
  watch(key: string, changed: (text: string | null) => void): () => void
  /** Runs the work while no other tab holds this name. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>
}

export interface OnlinePort {
  isOnline(): boolean
  watch(changed: (isOnline: boolean) => void): () => void
  /** Calls back when the shopper returns to this tab. */
  watchReturn(returned: () => void): () => void
  /** Calls back when this tab is hidden or seen again. */
  watchHidden(changed: (isHidden: boolean) => void): () => void
}

export interface GatewayRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path and query on the shop's own origin, placeholders unfilled. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** Is handed what ends the request, by a caller that may lose interest in the answer. */
  whenUnwanted?: (end: () => void) => void
  /** It is sent also while the page is being left. */
  outlivesPage?: boolean
}

/** What came back: an envelope, or nothing that can be trusted (spec 8, responses). */
export type GatewayAnswer =
  | { kind: 'answered'; code: number; result: unknown; retryAfterMs: number | null; meta?: unknown }
  | { kind: 'lost'; reason: LostReason }

export type LostReason = 'offline' | 'timeout' | 'network' | 'bad-content-type' | 'wrong-format'

export interface HttpPort {
  send(request: GatewayRequest): Promise<GatewayAnswer>
}

export interface PagePort {
  /** Scheme and host of this shop, for addresses that others send the shopper back to. */
  origin(): string
  /** The fragment of the address with its `#`: it is never sent to a server. */
  fragment(): string
  /** Which login this browser has, as far as a script may know; null for a guest. */
  login(): string | null
  /** Calls back when the shop has ended the login, with what it answered. */
  watchSignedOut(told: (event: { detail?: GatewayAnswer }) => void): () => void
  /** Whether the document was loaded at this path, and so has the headers of this page. */
  isOwnDocument(): boolean
  /** Whether a form has changed the cart on the server and this browser has not seen it since. */
  hasCartChange(): boolean
  /** It was seen: not before, since the page may be left at any time. */
  forgetCartChange(): void
  /** Whether the shopper's browser asks not to be tracked, or an editor looks at a draft. */
  refusesTracking(): boolean
}

export interface Ports {
  http: HttpPort
  clock: ClockPort
  random: RandomPort
  storage: StoragePort
  tabs: TabsPort
  online: OnlinePort
  page: PagePort
}

/** Ports on which nothing happens, for the server: it draws pages and never acts on them. */
export const IDLE_PORTS: Ports = {
  http: { send: async () => ({ kind: 'lost', reason: 'offline' }) },
  clock: { now: () => 0, after: () => () => {} },
  random: { integer: () => 0, uuid: () => '' },
  storage: { read: () => null, write: () => false, remove: () => {} },
  tabs: { watch: () => () => {}, exclusively: (_name, work) => work() },
  online: {
    isOnline: () => true,
    watch: () => () => {},
    watchReturn: () => () => {},
    watchHidden: () => () => {},
  },
  page: {
    origin: () => '',
    fragment: () => '',
    login: () => null,
    watchSignedOut: () => () => {},
    isOwnDocument: () => true,
    hasCartChange: () => false,
    forgetCartChange: () => {},
    refusesTracking: () => true,
  },
}
