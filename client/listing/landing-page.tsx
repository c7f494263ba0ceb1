import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { ListingView } from './listing-view'

type LandingData = Extract<PageData, { route: 'landing-page' }>

/** A category that comes filtered (spec 2, landing pages). */
export function LandingPage({ data }: { data: LandingData }) {
  const { store, t } = useShop()
  const { path } = useLocation()
  return (
    <div className="contained">
      <Breadcrumbs
        label={t('catalog.breadcrumbs')}
        home={{ name: t('catalog.home'), link: storePath('/', store) }}
        crumbs={data.breadcrumbs.slice(0, -1)}
        current={data.title}
      />
      <ListingView
        title={data.title}
        listing={data.listing}
        basePath={path}
        above={<a href={data.parentLink}>{t('listing.all-products')}</a>}
      />
    </div>
  )
}
