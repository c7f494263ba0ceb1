import type { WireCategory } from '../../../shared/contract/catalogue/category'
import { ADDRESSES, CATEGORIES } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { landingPageLink, storePath } from '../../../shared/routing/links'
import { STORE_LOCATOR_PATH } from '../../../shared/routing/screen-paths'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { toCategory } from '../mapping/listing/to-category'
import { type LandingPageRecord, toLandingPage } from '../mapping/listing/to-url-records'
import { logLine } from '../runtime/log-line'
import { fetchEntities } from '../upstream/catalogue'
import type { Feed, FeedReader } from './feed'
import { SITEMAP, type SitemapEntry, toSitemapUrl } from './sitemap-entry'

/** Category query page size of spec 9; landing pages are as few. */
const SIZE = 4000

/** Home, the store locator, every category and every landing page of a store. */
export function sitemapOfCategories(reader: FeedReader): Feed {
  const { store } = reader
  return {
    ...SITEMAP,
    async loadPart({ upstream }) {
      const [categories, landingPages] = await Promise.all([
        fetchEntities(upstream, {
          type: 'category',
          searchQuery: { _appliedFilters: [{ attribute: 'is_active', value: { eq: true } }] },
          size: SIZE,
          _sourceInclude: ['id', 'name', 'url_path', 'image', 'alternates'],
        }),
        fetchEntities(upstream, {
          type: 'tweakwise_landing_page',
          searchQuery: { _appliedFilters: [{ attribute: 'active', value: { eq: true } }] },
          size: SIZE,
        }),
      ])
      if (!categories.ok) return categories
      if (!landingPages.ok) return landingPages
      for (const { total } of [categories.value, landingPages.value]) {
        if (total > SIZE) logLine('warn', 'sitemap-cut-off', { total, size: SIZE })
      }
      const entries = [
        entryEverywhere('/', store),
        entryEverywhere(STORE_LOCATOR_PATH, store),
        ...categories.value.items.map((wire) => toEntry(wire, store)),
        ...landingPages.value.items
          .map((wire) => toLandingPage(wire, store))
          .filter(({ canonical }) => canonical === '')
          .map((page) => toLandingPageEntry(page, store)),
      ]
      const text = entries.map((entry) => toSitemapUrl(entry, reader)).join('')
      return ok({ text, next: null, tags: [CATEGORIES, ADDRESSES] })
    },
  }
}

/** A page that has the same path in every store. */
function entryEverywhere(path: string, store: StoreView): SitemapEntry {
  return {
    link: storePath(path, store),
    alternates: STORE_VIEWS.map((other) => ({
      storeCode: other.storeCode,
      link: storePath(path, other),
    })),
    images: [],
    changed: '',
  }
}

function toEntry(wire: WireCategory, store: StoreView): SitemapEntry {
  const { link, alternates, image } = toCategory(wire, store)
  return { link, alternates, images: image ? [image] : [], changed: '' }
}

function toLandingPageEntry(
  { urlPath, image, alternates }: LandingPageRecord,
  store: StoreView,
): SitemapEntry {
  const link = landingPageLink(urlPath, store)
  return { link, alternates, images: image ? [image] : [], changed: '' }
}
