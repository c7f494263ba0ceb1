import { ok } from '../../../shared/result'
import { parseListingQuery } from '../../../shared/search/query'
import { loadListing } from './load-listing'
import { notFound, type PageContext, type PageOutcome } from './page-outcome'
import type { Sources } from './sources'

/** Search results (spec 2). */
export async function loadSearchPage(sources: Sources, context: PageContext): Promise<PageOutcome> {
  const query = parseListingQuery(context.url.searchParams)
  const listing = await loadListing(sources, { categoryIds: null, fixed: [] }, query)
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(context))
  return ok({
    data: { route: 'catalogsearch', keyword: query.keyword, listing: listing.value },
    words: {
      title: context.t(query.keyword ? 'seo.search' : 'listing.everything', {
        keyword: query.keyword,
      }),
      description: '',
      image: null,
    },
  })
}
