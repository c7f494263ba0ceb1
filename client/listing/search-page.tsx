import type { ReactNode } from 'react'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { isSearchTerm, MIN_TERM_LENGTH } from '../../shared/search/search-term'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { DepartmentLinks } from '../catalog/department-links'
import { useShop } from '../stores/shop'
import styles from './listing.module.css'
import { ListingView } from './listing-view'

type SearchData = Extract<PageData, { route: 'catalogsearch' }>

/** What was found for a text (spec 2). */
export function SearchPage({ data: { keyword, listing } }: { data: SearchData }) {
  const { store, t } = useShop()
  const home = { name: t('catalog.home'), link: storePath('/', store) }
  const title = keyword ? t('listing.search-results', { keyword }) : t('layout.search')
  const breadcrumbs = (
    <Breadcrumbs label={t('catalog.breadcrumbs')} home={home} crumbs={[]} current={title} />
  )
  return (
    <div className="contained">
      {isSearchTerm(keyword) ? (
        <ListingView title={title} listing={listing} breadcrumbs={breadcrumbs} />
      ) : (
        <TooShort title={title} breadcrumbs={breadcrumbs} />
      )}
    </div>
  )
}

/** Says what a search needs, in the words of the shop, and leads on (spec 5, form rules). */
function TooShort({ title, breadcrumbs }: { title: string; breadcrumbs: ReactNode }) {
  const { chrome, t } = useShop()
  return (
    <>
      {breadcrumbs}
      <div className={styles.empty}>
        <h1>{title}</h1>
        <p>{t('listing.term-too-short', { count: MIN_TERM_LENGTH })}</p>
        <DepartmentLinks menu={chrome.menu} />
      </div>
    </>
  )
}
