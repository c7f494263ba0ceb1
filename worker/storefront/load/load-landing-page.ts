import type { Category } from '../../../shared/catalog/category'
import { ok } from '../../../shared/result'
import { categoryLink, landingPageLink, storePath } from '../../../shared/routing/links'
import { parseListingQuery } from '../../../shared/search/query'
import { idsBelow, pathTo } from '../mapping/listing/category-tree'
import { type LandingPageRecord, titleOfPath } from '../mapping/listing/to-url-records'
import { loadCategoryTree } from './load-category-tree'
import { loadLandingPageLinks } from './load-landing-page-links'
import { loadListing } from './load-listing'
import { notFound, type PageContext, type PageOutcome } from './page-outcome'
import type { Sources } from './sources'

/** A landing page with the category that it is about. */
export interface FoundLandingPage extends Omit<LandingPageRecord, 'categoryId'> {
  category: Category | null
}

/** A pre-filtered category (spec 2, landing pages). */
export async function loadLandingPage(
  sources: Sources,
  landingPage: FoundLandingPage,
  context: PageContext,
): Promise<PageOutcome> {
  const { category, urlPath } = landingPage
  const tree = await loadCategoryTree(sources)
  const path = tree.ok && category ? pathTo(tree.value, category.id) : []
  const categoryIds = category ? [category.id, ...idsBelow(path.at(-1)?.children ?? [])] : null
  const link = landingPageLink(urlPath, sources.store)
  const place = {
    basePath: category?.link ?? storePath('/', sources.store),
    landingPage: { link, filters: landingPage.filters },
    landingPages: [],
  }
  const [listing, landingPages] = await Promise.all([
    loadListing(sources, { categoryIds, place }, parseListingQuery(context.url.searchParams)),
    category ? loadLandingPageLinks(sources, category.id) : [],
  ])
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(context))
  const segments = urlPath.split('/')
  return ok({
    data: {
      route: 'landing-page',
      title: landingPage.title,
      breadcrumbs: segments.map((segment, index) => ({
        name: titleOfPath(segment),
        link:
          index < segments.length - 1
            ? categoryLink(segments.slice(0, index + 1).join('/'), sources.store)
            : link,
      })),
      listing: {
        ...listing.value,
        place: { ...place, landingPages },
        filters: landingPage.hidesSelectedFilters
          ? withoutOwn(listing.value.filters, landingPage)
          : listing.value.filters,
      },
    },
    words: { title: landingPage.metaTitle, description: landingPage.metaDescription, image: null },
    link,
  })
}

function withoutOwn<F extends { code: string }>(
  filters: F[],
  { filters: own }: FoundLandingPage,
): F[] {
  return filters.filter(({ code }) => !Object.hasOwn(own, code))
}
