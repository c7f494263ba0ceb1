// A page of products with everything around it. Every state is an address: filters, order and page
// numbers are links, so they work without script and can be shared.
import { type ComponentType, type ReactNode, type RefObject, useMemo, useState } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import { bannerSrcSet, imageUrl } from '../../shared/content/image-url'
import type { PlacedVisual } from '../../shared/content/place-visuals'
import { countActive } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { ProductGrid } from '../catalog/product-grid'
import { RecentlyViewed } from '../stores/kept-products/recently-viewed'
import { latePart } from '../stores/late-part'
import { useIsNavigating, useLocation } from '../stores/location'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useShop } from '../stores/shop'
import { tryToLoad } from '../stores/try-to-load'
import { useUi } from '../stores/ui'
import { useShopWords } from '../stores/use-shop-words'
import { Notice } from '../ui/notice'
import { CARDS_ID } from './drawn-cards'
import styles from './listing.module.css'
import type { ListingDrawerProps } from './listing-drawer'
import { listingLinks } from './listing-links'
import { SortSelect } from './sort-choice'
import { type DrawerKind, Toolbar } from './toolbar'
import { useScrollToProducts } from './use-scroll-to-products'

/** Pictures seen at once on a phone. Each is named in the head as well, before the styles. */
const EAGER_PICTURES = 2

const EmptyListing = latePart(
  'listing/empty-listing',
  async () => (await import('./empty-listing')).EmptyListing,
)
const FilterColumn = latePart(
  'listing/filters/filter-column',
  async () => (await import('./filters/filter-column')).FilterColumn,
)
const Pagination = latePart(
  'listing/pagination',
  async () => (await import('./pagination')).Pagination,
)

/** Only a phone that is pressed shows it. */
const loadDrawer = () => import('./listing-drawer')

interface OpenDrawer {
  kind: DrawerKind
  Drawer: ComponentType<ListingDrawerProps>
}

export interface ListingViewProps {
  title: string
  listing: Listing
  /** The way here: above on a phone, in the main area on a desktop (spec 2). */
  breadcrumbs: ReactNode
  /** Path of the picture above it, when it has one (spec 2, subcategory banner). */
  image?: string
  above?: ReactNode
  visuals?: PlacedVisual<ReactNode>[]
  below?: ReactNode
  /** Shown where nothing is found. */
  bestsellers?: ProductCard[] | undefined
  /** What holds the products. */
  grid?: RefObject<HTMLDivElement | null>
}

export function ListingView(props: ListingViewProps) {
  const { title, listing, breadcrumbs, image, above, visuals, below, bestsellers, grid } = props
  const { t, loadLaterWords } = useShop()
  const links = useMemo(() => listingLinks(listing), [listing])
  const { navigate } = useLocation()
  const isNavigating = useIsNavigating()
  const { results, scrollAfter } = useScrollToProducts(listing)
  const words = useShopWords()
  const actions = useCardActions()
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null)
  const isSingleColumn = useUi((ui) => ui.isSingleColumn)
  const showColumns = useUi((ui) => ui.showColumns)
  const activeCount = countActive(listing.filters)
  // Without the drawer's code and words the link does what it does without script.
  const openDrawer = async (kind: DrawerKind) => {
    const loadBoth = () => Promise.all([loadDrawer(), loadLaterWords()])
    const [code] = (await tryToLoad('listing-drawer', loadBoth)) ?? []
    if (code) setDrawer({ kind, Drawer: code.ListingDrawer })
    else navigate(`#${kind}`)
  }
  const hasChoices = listing.total > 0 || activeCount > 0
  return (
    <div className={styles.listing}>
      <div className={styles.head} data-head="">
        {breadcrumbs}
        <div className={styles.title}>
          {image && <Banner image={image} />}
          <h1 className="display">{title}</h1>
        </div>
        {above}
      </div>
      {listing.isStale && listing.total > 0 && <Notice kind="warning">{t('listing.stale')}</Notice>}
      {hasChoices && <FilterColumn listing={listing} links={links} />}
      <section
        ref={results}
        className={styles.results}
        aria-label={t('listing.products')}
        aria-busy={isNavigating || undefined}
      >
        <h2 className="visually-hidden">{t('listing.products')}</h2>
        {hasChoices && (
          <Toolbar
            total={listing.total}
            activeCount={activeCount}
            isSingleColumn={isSingleColumn}
            onDrawer={openDrawer}
            onColumns={(isSingle) => showColumns({ isSingle })}
          >
            <SortSelect listing={listing} links={links} onSort={() => scrollAfter()} />
          </Toolbar>
        )}
        {listing.cards.length === 0 ? (
          <EmptyListing clearHref={links.clearLink} bestsellers={bestsellers} />
        ) : (
          <div ref={grid} id={CARDS_ID} className={isSingleColumn ? styles.single : undefined}>
            <ProductGrid
              cards={listing.cards}
              words={words}
              eagerCount={EAGER_PICTURES}
              visuals={visuals}
              {...actions}
            />
          </div>
        )}
        <Pagination listing={listing} links={links} onTurn={scrollAfter} />
        <RecentlyViewed />
        {below}
      </section>
      {drawer && (
        <drawer.Drawer
          kind={drawer.kind}
          listing={listing}
          links={links}
          onSort={scrollAfter}
          onClose={() => setDrawer(null)}
        />
      )}
    </div>
  )
}

function Banner({ image }: { image: string }) {
  return (
    <img
      className={styles.banner}
      src={imageUrl(image, '1272x274')}
      srcSet={bannerSrcSet(image)}
      sizes="(min-width: 1272px) 1272px, 100vw"
      width={1272}
      height={274}
      alt=""
    />
  )
}
