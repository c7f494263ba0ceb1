import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { EditorsBlocks } from '../stores/editors-blocks'
import { useShop } from '../stores/shop'
import { RawText } from '../ui/raw-text'
import { Banner } from './banner'
import styles from './listing.module.css'
import { ListingView } from './listing-view'
import { Subcategories } from './subcategories'
import { useEmptyWarning } from './use-empty-warning'
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
        banner={category.level > DEPARTMENT_LEVEL && <Banner image={category.image} />}
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
