import type { ProductCard } from '../../shared/catalog/product'
import { storePath } from '../../shared/routing/links'
import { DepartmentLinks } from '../catalog/department-links'
import { pagesNamed } from '../catalog/pages-named'
import { useLocation } from '../stores/location'
import { ProductSection } from '../stores/product-cards/product-section'
import { useShop } from '../stores/shop'
import { ButtonLink } from '../ui/button'
import { PageMessage } from '../ui/page-message'
import styles from './listing.module.css'

interface EmptyListingProps {
  clearHref: string
  bestsellers?: ProductCard[] | undefined
}

/** Nothing fits; three ways on (spec 2, empty result). */
export function EmptyListing({ clearHref, bestsellers = [] }: EmptyListingProps) {
  const { store, chrome, t } = useShop()
  const { query } = useLocation()
  const pages = pagesNamed(query.get('q') ?? '', chrome)
  return (
    <>
      <PageMessage picture="drawer">
        <h2>{t('listing.none')}</h2>
        {pages.length > 0 && <DepartmentLinks menu={pages} />}
        <p>{t('listing.none-hint')}</p>
        <div className={styles.ways}>
          {clearHref && <ButtonLink href={clearHref}>{t('listing.clear-all')}</ButtonLink>}
          <ButtonLink kind="secondary" href={storePath('/', store)}>
            {t('errors.to-home')}
          </ButtonLink>
        </div>
        <DepartmentLinks menu={chrome.menu} />
      </PageMessage>
      <ProductSection title="home.bestsellers" cards={bestsellers} className={styles.bestsellers} />
    </>
  )
}
