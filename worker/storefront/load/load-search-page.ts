import { ok } from '../../../shared/result'
import { parseListingQuery } from '../../../shared/search/query'
import { loadListing } from './load-listing'
import { notFound, type PageOutcome, type PageVisit } from './page-outcome'
import type { Sources } from './sources'

/** Search results (spec 2). */
export async function loadSearchPage(sources: Sources, visit: PageVisit): Promise<PageOutcome> {
  const query = parseListingQuery(visit.url.searchParams)
  const listing = await loadListing(sources, { categoryIds: null, fixed: [] }, query)
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(visit))
  return ok({
    data: { route: 'catalogsearch', keyword: query.keyword, listing: listing.value },
    words: {
      title: visit.t(query.keyword ? 'seo.search' : 'listing.everything', {
        keyword: query.keyword,
      }),
      description: '',
      image: null,
    },
  })
}
