import type { Translate } from '../../../shared/i18n/messages'
import {
  createKeptProducts,
  type ProductList,
  type RememberedProduct,
} from '../../engine/kept-products'
import type { Ports } from '../../engine/ports'
import {
  addToWishlist,
  removeFromWishlist,
  WISHLIST_CAP,
  wishlistKey,
} from '../../engine/product-lists'
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
  storeCode: string
  notify: (notification: NewNotification) => void
  t: Translate
  /** Where the wishlist is shown. */
  href: string
  changed: (wishlist: Wishlist) => void
}

/** Reads the wishlist of this browser and follows the other tabs; returns how to stop. */
export function openWishlist({ ports, storeCode, notify, t, href, changed }: Setup): () => void {
  let items: ProductList = []
  const kept = createKeptProducts({
    ports,
    key: wishlistKey(storeCode),
    cap: WISHLIST_CAP,
    changed(list) {
      items = list
      changed({ items, skus: new Set(items.map(({ sku }) => sku)), toggle, remove, clear })
    },
  })

  function remove(sku: string) {
    kept.change(removeFromWishlist(sku))
  }

  function toggle(product: RememberedProduct) {
    const { sku, name } = product
    if (items.some((item) => item.sku === sku)) {
      remove(sku)
      const action1 = {
        label: t('wishlist.undo'),
        action: () => kept.change(addToWishlist(product)),
      }
      tell({ message: t('wishlist.removed', { name }), action1, removedFromWishlist: true })
    } else {
      kept.change(addToWishlist(product))
      const action1 = { label: t('wishlist.view'), href }
      tell({ message: t('wishlist.added', { name }), action1, addToWishlist: true })
    }
  }

  function clear() {
    const all = items
    kept.change(() => [])
    const action1 = { label: t('wishlist.undo'), action: () => putBack(all) }
    tell({ message: t('wishlist.cleared'), action1, removedFromWishlist: true })
  }

  function putBack(products: ProductList) {
    kept.change((list) => products.reduceRight((all, one) => addToWishlist(one)(all), list))
  }

  function tell(notification: Omit<NewNotification, 'type'>) {
    notify({ ...notification, type: 'success', timeToLive: LONG_TIME_TO_LIVE_MS })
  }

  return kept.start()
}
