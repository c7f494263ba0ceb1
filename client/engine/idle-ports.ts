import type { Ports } from './ports'

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
  page: { origin: () => '', fragment: () => '', takeCartChange: () => false },
}
