import type { Translate } from '../../../shared/i18n/messages'
import type { Page, PageData } from '../../../shared/routing/page'
import { staticRouteAt } from '../../../shared/routing/static-routes'
import { splitStoreCode } from '../../../shared/store-view/detect-store'

/** The page shown for an address that cannot be loaded because there is no network. */
export function toOfflinePage(shown: Page, path: string, t: Translate): Page {
  const data = { route: 'error', reason: 'offline' } as const
  return { ...toPage(shown, path, t('errors.offline-title'), data), status: 503 }
}

/** What a search without a network has found. */
export type FoundOffline = Extract<PageData, { route: 'catalogsearch' }>

export function toFoundPage(shown: Page, path: string, found: FoundOffline, t: Translate): Page {
  const { keyword } = found
  return toPage(
    shown,
    path,
    t(keyword ? 'listing.search-results' : 'layout.search', { keyword }),
    found,
  )
}

/**
 * A screen whose content this browser keeps itself, made without a network (spec 1); null for all
 * other addresses.
 */
export function toOwnPage(shown: Page, path: string, t: Translate): Page | null {
  const [inStore = ''] = splitStoreCode(path).path.split('?')
  switch (staticRouteAt(inStore.replace(/(?<=.)\/$/, ''))) {
    case 'cart':
      return toPage(shown, path, t('cart.title'), { route: 'cart', cart: null })
    case 'wishlist':
      return toPage(shown, path, t('wishlist.title'), { route: 'wishlist', story: null })
    case 'checkout':
      return toPage(shown, path, t('checkout.title'), {
        route: 'checkout',
        checkout: null,
        customer: null,
      })
    default:
      return null
  }
}

function toPage(
  { storeCode, stores, seo }: Page,
  path: string,
  title: string,
  data: PageData,
): Page {
  return {
    status: 200,
    storeCode,
    path,
    seo: {
      ...seo,
      title,
      description: '',
      canonical: null,
      robots: 'noindex,nofollow',
      prev: null,
      next: null,
    },
    stores,
    data,
  }
}
