import { useEffect } from 'react'
import type { Breadcrumb } from '../../shared/catalog/category'
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
import { ListingView, type ListingViewProps } from './listing-view'
import { Subcategories } from './subcategories'
import { useVisuals } from './use-visuals'

type CategoryData = Extract<PageData, { route: 'category' }>
type LandingData = Extract<PageData, { route: 'landing-page' }>
type PageParts = Pick<ListingViewProps, 'title' | 'image' | 'above' | 'below'> & {
  crumbs: Breadcrumb[]
}

/** Subcategories show a banner; departments do not (spec 2: level above 2). */
const DEPARTMENT_LEVEL = 2

/**
 * A category, or a landing page, which is one that comes filtered. Both are one screen, since a choice
 * of filters may lead from one to the other: what is open stays open.
 */
export function CategoryPage({ data }: { data: CategoryData | LandingData }) {
  const { listing } = data
  const { store, t } = useShop()
  const { crumbs, ...parts } =
    data.route === 'category' ? categoryParts(data) : landingParts(data, t('listing.all-products'))
  const visuals = useVisuals(data)
  useEmptyWarning(listing)
  return (
    <div className="contained">
      <ListingView
        {...parts}
        listing={listing}
        breadcrumbs={
          <Breadcrumbs
            label={t('catalog.breadcrumbs')}
            home={{ name: t('catalog.home'), link: storePath('/', store) }}
            crumbs={crumbs}
            current={parts.title}
          />
        }
        visuals={visuals}
      />
    </div>
  )
}

function categoryParts({ category, breadcrumbs, subcategories, content }: CategoryData): PageParts {
  const description = category.description || category.seoText
  return {
    title: category.name,
    crumbs: breadcrumbs,
    image: category.level > DEPARTMENT_LEVEL ? category.image : '',
    above: (
      <>
        <Subcategories links={subcategories} />
        {content && <EditorsBlocks story={content} field="top" />}
      </>
    ),
    below: (
      <>
        {description && <RawText as="div" className={styles.description} text={description} />}
        {content && <EditorsBlocks story={content} field="bottom" />}
      </>
    ),
  }
}

function landingParts(data: LandingData, allProducts: string): PageParts {
  const { title, image, breadcrumbs, subcategories, contentFirst, contentLast, listing } = data
  return {
    title,
    crumbs: breadcrumbs.slice(0, -1),
    image,
    above: (
      <>
        {contentFirst && <RawText as="div" className={styles.intro} text={contentFirst} />}
        <Subcategories links={subcategories} />
        <a href={listing.place.basePath}>{allProducts}</a>
      </>
    ),
    below: contentLast && <RawText as="div" className={styles.description} text={contentLast} />,
  }
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
