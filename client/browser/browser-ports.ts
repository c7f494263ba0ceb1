import { CART_CHANGED_COOKIE } from '../../shared/cart/form-paths'
import type { StoreView } from '../../shared/store-view/store-view'
import type { HttpPort, Ports, TabsPort } from '../engine/ports'
import { readLogin, watchSignedOut } from './account/known-login'
import { browserOnline } from './browser-online'
import { createBrowserStorage } from './browser-storage'
import { loadCode } from './load-code'
import { isOwnDocument } from './navigation'
import { CODE_MS, inTime } from './waiting/in-time'

/** The ports of this browser. Make them once for each page load. */
export function createBrowserPorts(store: StoreView): Ports {
  return {
    http: lateHttp(store),
    clock: {
      now: () => Date.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    random: {
      integer: (limit) => Math.floor(Math.random() * limit),
      uuid: () => crypto.randomUUID(),
    },
    storage: createBrowserStorage(),
    tabs: browserTabs,
    online: browserOnline,
    page: {
      origin: () => location.origin,
      fragment: () => location.hash,
      login: readLogin,
      watchSignedOut,
      isOwnDocument,
      hasCartChange: () => document.cookie.includes(`${CART_CHANGED_COOKIE}=`),
      // A browser that cannot delete it asks once more than it needs to.
      forgetCartChange: () => void window.cookieStore?.delete(CART_CHANGED_COOKIE),
      refusesTracking,
    },
  }
}

/** Nobody asks anything before the page is hydrated: the code comes with what does the cart's work. */
function lateHttp(store: StoreView): HttpPort {
  return {
    async send(request) {
      try {
        const code = loadCode(() => import('./browser-http'))
        const { createBrowserHttp } = await inTime(CODE_MS / 2, code)
        return await createBrowserHttp(store).send(request)
      } catch {
        // It was tried twice, or takes too long: either is said at once.
        return { kind: 'lost', reason: 'timeout' }
      }
    },
  }
}

/** Other tabs of this store: synchronised by storage events, serialised by Web Locks. */
const browserTabs: TabsPort = {
  watch(key, changed) {
    const hear = (event: StorageEvent) => {
      // A key of null means that everything was cleared.
      if (event.key === key) changed(event.newValue)
      if (event.key === null) changed(null)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  },
  exclusively(name, work) {
    return 'locks' in navigator ? navigator.locks.request(name, work) : work()
  },
}

/** Global Privacy Control, Do Not Track, or the address of a draft (spec 2, editor preview). */
function refusesTracking(): boolean {
  const { doNotTrack } = navigator
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return isPrivate || doNotTrack === '1' || location.search.includes('_storyblok')
}
