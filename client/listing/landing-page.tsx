import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { useShop } from '../stores/shop'
import { RawText } from '../ui/raw-text'
import styles from './listing.module.css'
import { ListingView } from './listing-view'
import { Subcategories } from './subcategories'

type LandingData = Extract<PageData, { route: 'landing-page' }>

/** A category that comes filtered (spec 2, landing pages). */
export function LandingPage({ data }: { data: LandingData }) {
  const { store, t } = useShop()
  const { title, listing, breadcrumbs, image, contentFirst, contentLast } = data
  return (
    <div className="contained">
      <ListingView
        title={title}
        listing={listing}
        breadcrumbs={
          <Breadcrumbs
            label={t('catalog.breadcrumbs')}
            home={{ name: t('catalog.home'), link: storePath('/', store) }}
            crumbs={breadcrumbs.slice(0, -1)}
            current={title}
          />
        }
        image={image}
        above={
          <>
            {contentFirst && <RawText as="div" className={styles.intro} text={contentFirst} />}
            <Subcategories links={data.subcategories} />
            <a href={listing.place.basePath}>{t('listing.all-products')}</a>
          </>
        }
        below={
          contentLast && <RawText as="div" className={styles.description} text={contentLast} />
        }
      />
    </div>
  )
}
