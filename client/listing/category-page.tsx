import { useEffect } from 'react'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { countActive } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { EditorsBlocks } from '../stores/editors-blocks'
import { useNotify } from '../stores/notifications/notifications'
import { useShop } from '../stores/shop'
import { RawText } from '../ui/raw-text'
import styles from './listing.module.css'
import { ListingView } from './listing-view'
import { Subcategories } from './subcategories'
import { useVisuals } from './use-visuals'

type CategoryData = Extract<PageData, { route: 'category' }>

/** Subcategories show a banner; departments do not (spec 2: level above 2). */
const DEPARTMENT_LEVEL = 2

export function CategoryPage({ data }: { data: CategoryData }) {
  const { category, breadcrumbs, listing, content } = data
  const description = category.description || category.seoText
  const { store, t } = useShop()
  const visuals = useVisuals(content, data.visuals)
  useEmptyWarning(listing)
  return (
    <div className="contained">
      <ListingView
        title={category.name}
        listing={listing}
        breadcrumbs={
          <Breadcrumbs
            label={t('catalog.breadcrumbs')}
            home={{ name: t('catalog.home'), link: storePath('/', store) }}
            crumbs={breadcrumbs}
            current={category.name}
          />
        }
        image={category.level > DEPARTMENT_LEVEL ? category.image : ''}
        above={
          <>
            <Subcategories links={data.subcategories} />
            {content && <EditorsBlocks story={content} field="top" />}
          </>
        }
        visuals={visuals}
        below={
          <>
            {description && <RawText as="div" className={styles.description} text={description} />}
            {content && <EditorsBlocks story={content} field="bottom" />}
          </>
        }
      />
    </div>
  )
}

/** Warns where a category has no products although nothing narrows it (spec 8, catalogue). */
function useEmptyWarning({ total, filters, query }: Listing): void {
  const { t } = useShop()
  const notify = useNotify()
  const isEmpty = total === 0 && countActive(filters) === 0 && query.page === 1
  useEffect(() => {
    if (!isEmpty) return
    const action1 = { label: t('notification.ok') }
    notify({ type: 'warning', message: t('listing.not-synchronized'), action1 })
  }, [isEmpty, t, notify])
}
