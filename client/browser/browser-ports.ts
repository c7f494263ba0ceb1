import { CART_CHANGED_COOKIE } from '../../shared/cart/form-paths'
import type { StoreView } from '../../shared/store-view/store-view'
import type { Ports } from '../engine/ports'
import { createBrowserHttp } from './browser-http'
import { browserOnline } from './browser-online'
import { createBrowserStorage } from './browser-storage'
import { browserTabs } from './browser-tabs'
import { takeCookie } from './take-cookie'

/** The ports of this browser. Make them once for each page load. */
export function createBrowserPorts(store: StoreView): Ports {
  return {
    http: createBrowserHttp(store),
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
      takeCartChange: () => takeCookie(CART_CHANGED_COOKIE),
    },
  }
}
