import { bannerSrcSet, imageUrl } from '../../shared/content/image-url'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { EditorsBlocks } from '../stores/editors-blocks'
import { useShop } from '../stores/shop'
import { RawText } from '../ui/raw-text'
import { Strip } from '../ui/strip'
import styles from './listing.module.css'
import { ListingView } from './listing-view'
import { useEmptyWarning } from './use-empty-warning'
import { useVisuals } from './use-visuals'

type CategoryData = Extract<PageData, { route: 'category' }>

/** Pixels by which an arrow scrolls the subcategories (spec 2). */
const SUBCATEGORY_STEP = 200
/** Subcategories show a banner; departments do not (spec 2: level above 2). */
const DEPARTMENT_LEVEL = 2

export function CategoryPage({ data }: { data: CategoryData }) {
  const { category, breadcrumbs, listing, content } = data
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
            <Description html={category.description || category.seoText} />
            {content && <EditorsBlocks story={content} field="bottom" />}
          </>
        }
      />
    </div>
  )
}

function Banner({ image }: { image: string }) {
  if (!image) return null
  return (
    <img
      className={styles.banner}
      src={imageUrl(image, '1272x274')}
      srcSet={bannerSrcSet(image)}
      width={1272}
      height={274}
      alt=""
    />
  )
}

function Subcategories({ links }: { links: CategoryData['subcategories'] }) {
  const { t } = useShop()
  if (links.length === 0) return null
  const words = { previous: t('catalog.previous'), next: t('catalog.next') }
  return (
    <nav aria-label={t('listing.subcategories')}>
      <Strip step={SUBCATEGORY_STEP} words={words} className={styles.subcategories}>
        {links.map(({ id, link, name }) => (
          <li key={id}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </Strip>
    </nav>
  )
}

function Description({ html }: { html: string }) {
  return html ? <RawText as="div" className={styles.description} text={html} /> : null
}
