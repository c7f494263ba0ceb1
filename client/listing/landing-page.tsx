import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useShop } from '../stores/shop'
import { ListingView } from './listing-view'

type LandingData = Extract<PageData, { route: 'landing-page' }>

/** A category that comes filtered (spec 2, landing pages). */
export function LandingPage({ data }: { data: LandingData }) {
  const { store, t } = useShop()
  return (
    <div className="contained">
      <ListingView
        title={data.title}
        listing={data.listing}
        breadcrumbs={
          <Breadcrumbs
            label={t('catalog.breadcrumbs')}
            home={{ name: t('catalog.home'), link: storePath('/', store) }}
            crumbs={data.breadcrumbs.slice(0, -1)}
            current={data.title}
          />
        }
        above={<a href={data.listing.place.basePath}>{t('listing.all-products')}</a>}
      />
    </div>
  )
}
