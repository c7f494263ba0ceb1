// A page of products with everything around it. Every state is an address: filters, order and page
// numbers are links, so they work without script and can be shared.
import { type ReactNode, useState } from 'react'
import type { PlacedVisual } from '../../shared/content/place-visuals'
import { clearFilters, countFilters } from '../../shared/search/filters'
import type { Listing } from '../../shared/search/listing'
import { ProductGrid } from '../catalog/product-grid'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import { Notice } from '../ui/notice'
import { ActiveFilters } from './active-filters'
import { EmptyListing } from './empty-listing'
import { FilterSections } from './filter-sections'
import styles from './listing.module.css'
import type { DrawerKind } from './listing-drawer'
import { ListingDrawer } from './listing-drawer'
import { useListingLinks } from './listing-links'
import { Pagination } from './pagination'
import { SortList, SortSelect } from './sort-choice'
import { FILTERS_ID, Toolbar } from './toolbar'
import { useScrollToProducts } from './use-scroll-to-products'

/** Pictures seen at once on most screens. */
const EAGER_PICTURES = 4

interface ListingViewProps {
  title: string
  listing: Listing
  /** The page itself, without a query. */
  basePath: string
  above?: ReactNode
  visuals?: PlacedVisual<ReactNode>[]
  below?: ReactNode
}

export function ListingView({ title, listing, basePath, above, visuals, below }: ListingViewProps) {
  const { t } = useShop()
  const links = useListingLinks(basePath)
  const { isNavigating } = useLocation()
  const { results, scrollAfter } = useScrollToProducts(listing)
  const words = useShopWords()
  const actions = useCardActions()
  const [drawer, setDrawer] = useState<DrawerKind | null>(null)
  const isSingleColumn = useUi((ui) => ui.isSingleColumn)
  const showColumns = useUi((ui) => ui.showColumns)
  const activeCount = countFilters(links.query)
  const hasChoices = listing.total > 0 || activeCount > 0
  return (
    <div className={styles.listing}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {above}
      </div>
      {listing.isStale && <Notice kind="warning">{t('listing.stale')}</Notice>}
      {hasChoices && (
        <aside id={FILTERS_ID} className={styles.sidebar} aria-label={t('listing.filters')}>
          <ActiveFilters listing={listing} links={links} />
          <FilterSections key={basePath} listing={listing} links={links} />
        </aside>
      )}
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
            onDrawer={setDrawer}
            onColumns={(isSingle) => showColumns({ isSingle })}
          >
            <SortSelect listing={listing} links={links} onSort={scrollAfter} />
          </Toolbar>
        )}
        {listing.cards.length === 0 ? (
          <EmptyListing
            clearHref={activeCount > 0 ? links.linkTo(clearFilters(links.query)) : ''}
          />
        ) : (
          <div className={isSingleColumn ? styles.single : undefined}>
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
        {below}
      </section>
      {drawer && (
        <ListingDrawer
          kind={drawer}
          listing={listing}
          clearHref={activeCount > 0 ? links.linkTo(clearFilters(links.query)) : ''}
          onClose={() => setDrawer(null)}
        >
          {drawer === 'filters' ? (
            <>
              <ActiveFilters listing={listing} links={links} />
              <FilterSections listing={listing} links={links} />
            </>
          ) : (
            <SortList listing={listing} links={links} />
          )}
        </ListingDrawer>
      )}
    </div>
  )
}
