import { type ReactNode, useEffect, useRef } from 'react'
import { storePath } from '../../shared/routing/links'
import type { PageData } from '../../shared/routing/page'
import { SEARCH_PATH } from '../../shared/routing/screen-paths'
import type { Listing } from '../../shared/search/listing'
import { isSearchTerm, MIN_TERM_LENGTH } from '../../shared/search/search-term'
import { Breadcrumbs } from '../catalog/breadcrumbs'
import { DepartmentLinks } from '../catalog/department-links'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { tryToLoad } from '../stores/try-to-load'
import { PageMessage } from '../ui/page-message'
import { ListingView } from './listing-view'

type SearchData = Extract<PageData, { route: 'catalogsearch' }>

/** What was found for a text (spec 2). */
export function SearchPage({ data }: { data: SearchData }) {
  const { keyword, listing, bestsellers } = data
  const { store, t } = useShop()
  const home = { name: t('catalog.home'), link: storePath('/', store) }
  const grid = useTrackedClicks(listing)
  const title = keyword ? t('listing.search-results', { keyword }) : t('layout.search')
  const breadcrumbs = (
    <Breadcrumbs label={t('catalog.breadcrumbs')} home={home} crumbs={[]} current={title} />
  )
  return (
    <div className="contained">
      {isSearchTerm(keyword) ? (
        <ListingView
          title={title}
          listing={listing}
          grid={grid}
          breadcrumbs={breadcrumbs}
          above={listing.corrected && <Corrected term={listing.corrected} />}
          bestsellers={bestsellers}
        />
      ) : (
        <TooShort title={title} breadcrumbs={breadcrumbs} />
      )}
    </div>
  )
}

/** Tells the shop which of the products found is being opened (spec 7, tracking). */
function useTrackedClicks({ cards, query, page, requestId }: Listing) {
  const { store } = useShop()
  const ports = usePorts()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const code = tryToLoad('search-tracking', () => import('../engine/search-tracking'))
    const element = grid.current
    const track = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a[href]')
      // A dot or a picture in a link is a colour: it is shown on the card and leads nowhere.
      if (!link || link.querySelector('img, svg')) return
      const titles = Array.from(element?.querySelectorAll('h3') ?? [])
      const place = titles.findIndex((title) => title.closest('li')?.contains(link))
      const card = cards[place]
      if (!card) return
      void code.then((tracking) => {
        if (!tracking) return
        const position = tracking.clickPosition(page, place + 1)
        const { keyword: term } = query
        tracking.trackClick(ports, store, { sku: card.sku, requestId, term, position })
      })
    }
    element?.addEventListener('click', track)
    return () => element?.removeEventListener('click', track)
  }, [cards, query, page, requestId, ports, store])
  return grid
}

/** What a misspelt text was taken for, as a search of its own (spec 7, suggestions). */
function Corrected({ term }: { term: string }) {
  const { store, t } = useShop()
  const link = `${storePath(SEARCH_PATH, store)}?${new URLSearchParams({ q: term })}`
  return (
    <p>
      {t('search.corrected')} <a href={link}>{term}</a>
    </p>
  )
}

/** Says what a search needs, in the words of the shop, and leads on (spec 5, form rules). */
function TooShort({ title, breadcrumbs }: { title: string; breadcrumbs: ReactNode }) {
  const { chrome, t } = useShop()
  return (
    <>
      {breadcrumbs}
      <PageMessage picture="drawer">
        <h1>{title}</h1>
        <p>{t('listing.term-too-short', { count: MIN_TERM_LENGTH })}</p>
        <DepartmentLinks menu={chrome.menu} />
      </PageMessage>
    </>
  )
}
