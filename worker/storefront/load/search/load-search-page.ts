import { ok } from '../../../../shared/result'
import { storePath } from '../../../../shared/routing/links'
import { SEARCH_PATH } from '../../../../shared/routing/screen-paths'
import { emptyListing } from '../../../../shared/search/listing'
import { LISTING_PAGE_SIZE } from '../../../../shared/search/pagination'
import { parseListingQuery } from '../../../../shared/search/query'
import { isSearchTerm } from '../../../../shared/search/search-term'
import { loadBestsellers } from '../load-cards'
import { loadListing } from '../load-listing'
import { notFound, type PageContext, type PageOutcome } from '../page-outcome'
import type { Sources } from '../sources'

/** As many as stand in one row. */
const BESTSELLERS = 4

/** Search results; without a term that is long enough nothing is searched (spec 2 and 5). */
export async function loadSearchPage(
  sources: Sources,
  keyword: string,
  context: PageContext,
): Promise<PageOutcome> {
  const query = { ...parseListingQuery(context.url.searchParams), keyword }
  const link = storePath(SEARCH_PATH, sources.store)
  const place = { basePath: link, landingPage: null, landingPages: [] }
  const listing = isSearchTerm(keyword)
    ? await loadListing(sources, { categoryIds: null, place }, query)
    : ok(emptyListing({ ...query, page: 1, price: null, filters: {} }, place, LISTING_PAGE_SIZE))
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(context))
  const isNothing = isSearchTerm(keyword) && listing.value.total === 0
  const bestsellers = isNothing ? await loadBestsellers(sources, BESTSELLERS) : ok([])
  const title = context.t(keyword ? 'seo.search' : 'layout.search', { keyword })
  return ok({
    data: {
      route: 'catalogsearch',
      keyword,
      listing: listing.value,
      // A search that found nothing is whole without them.
      ...(bestsellers.ok &&
        bestsellers.value.length > 0 && { bestsellers: [...bestsellers.value] }),
    },
    words: { title, description: '', image: null },
    link,
  })
}
