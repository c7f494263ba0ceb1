import type { Translate } from '../../shared/i18n/messages'
import type { Page } from '../../shared/routing/page'

/** The page shown for an address that cannot be loaded because there is no network. */
export function toOfflinePage({ storeCode, stores, seo }: Page, path: string, t: Translate): Page {
  return {
    status: 503,
    storeCode,
    path,
    seo: {
      ...seo,
      title: t('errors.offline-title'),
      description: '',
      canonical: null,
      robots: 'noindex,nofollow',
      prev: null,
      next: null,
    },
    stores,
    data: { route: 'error', reason: 'offline' },
  }
}

export function isOfflinePage({ data }: Page): boolean {
  return data.route === 'error' && data.reason === 'offline'
}
