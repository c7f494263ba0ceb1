import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { ListingView } from './listing-view'

type SearchData = Extract<PageData, { route: 'catalogsearch' }>

/** What was found for a text (spec 2). */
export function SearchPage({ data: { keyword, listing } }: { data: SearchData }) {
  const { store, t } = useShop()
  const { path } = useLocation()
  const title = t(keyword ? 'listing.search-results' : 'listing.everything', { keyword })
  return (
    <div className="contained">
      <Breadcrumbs
        label={t('catalog.breadcrumbs')}
        home={{ name: t('catalog.home'), link: storePath('/', store) }}
        crumbs={[]}
        current={title}
      />
      <ListingView title={title} listing={listing} basePath={path} />
    </div>
  )
}
