import { WISHLIST_CAP } from '../../../shared/contract/wire/wishlist-limits'
import type { Translate } from '../../../shared/i18n/messages'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { readLogin } from '../../browser/account/known-login'
import { forgetPerson } from '../../engine/checkout-keys'
import {
  createKeptProducts,
  type ListChange,
  type ProductList,
  type RememberedProduct,
} from '../../engine/kept-products'
import type { Ports } from '../../engine/ports'
import { addToWishlist, removeFromWishlist, wishlistKey } from '../../engine/product-lists'
import { createWishlistSync } from '../../engine/wishlist-sync'
import { LONG_TIME_TO_LIVE_MS, type NewNotification } from '../notifications/notification-store'

export interface Wishlist {
  /** Newest first. */
  items: ProductList
  skus: ReadonlySet<string>
  /** Adds a product that is not there and removes one that is; the shopper is told. */
  toggle: (product: RememberedProduct) => void
  /** Removes a product without a word, for where that can be seen. */
  remove: (sku: string) => void
  clear: () => void
}

interface Setup {
  ports: Ports
  storeCode: StoreCode
  notify: (notification: NewNotification) => void
  t: Translate
  /** Where the wishlist is shown. */
  href: string
  changed: (wishlist: Wishlist) => void
  /** Which login this browser has; null for a guest. */
  login?: () => string | null
}

/**
 * Reads the wishlist of this browser and follows the other tabs, and the shop where a customer is logged
 * in; returns how to stop.
 */
export function openWishlist(setup: Setup): () => void {
  const { ports, storeCode, notify, t, href, changed, login = readLogin } = setup
  let items: ProductList = []
  const key = wishlistKey(storeCode)
  const kept = createKeptProducts({
    ports,
    key,
    cap: WISHLIST_CAP,
    changed(list) {
      items = list
      changed({ items, skus: new Set(items.map(({ sku }) => sku)), toggle, remove, clear })
    },
  })

  const shared = createWishlistSync({
    ports,
    key,
    login,
    change: kept.change,
    loggedOut: () => forgetPerson(ports, { storeCode }),
  })

  function change(wanted: ListChange) {
    kept.change(wanted)
    shared.sync()
  }

  function remove(sku: string) {
    change(removeFromWishlist(sku))
  }

  function toggle(product: RememberedProduct) {
    const { sku, name } = product
    if (items.some((item) => item.sku === sku)) {
      remove(sku)
      const action1 = {
        label: t('wishlist.undo'),
        action: () => change(addToWishlist(product)),
      }
      tell({ message: t('wishlist.removed', { name }), action1, removedFromWishlist: true })
    } else {
      change(addToWishlist(product))
      const action1 = { label: t('wishlist.view'), href }
      tell({ message: t('wishlist.added', { name }), action1, addToWishlist: true })
    }
  }

  function clear() {
    const all = items
    change(() => [])
    const action1 = { label: t('wishlist.undo'), action: () => putBack(all) }
    tell({ message: t('wishlist.cleared'), action1, removedFromWishlist: true })
  }

  function putBack(products: ProductList) {
    change((list) => products.reduceRight((all, one) => addToWishlist(one)(all), list))
  }

  function tell(notification: Omit<NewNotification, 'type'>) {
    notify({ ...notification, type: 'success', timeToLive: LONG_TIME_TO_LIVE_MS })
  }

  const stops = [kept.start(), shared.start()]
  return () => {
    for (const stop of stops) stop()
  }
}
