import type { Breadcrumb, Category } from '../../../shared/catalog/category'
import { ADDRESSES, CATEGORIES } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { categoryLink, landingPageLink, storePath } from '../../../shared/routing/links'
import { parseListingQuery } from '../../../shared/search/query'
import type { StoreView } from '../../../shared/store-view/store-view'
import { type CategoryTree, idsBelow, linksBelow, pathTo } from '../mapping/listing/category-tree'
import { type LandingPageRecord, titleOfPath } from '../mapping/listing/to-url-records'
import { fetchSubCategories } from '../upstream/catalogue'
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
  const [listing, landingPages, subcategories] = await Promise.all([
    loadListing(sources, { categoryIds, place }, parseListingQuery(context.url.searchParams)),
    category ? loadLandingPageLinks(sources, category.id) : [],
    loadSubCategories(sources, urlPath),
  ])
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(context))
  return ok({
    data: {
      route: 'landing-page',
      title: landingPage.title,
      image: landingPage.image,
      contentFirst: landingPage.contentFirst,
      contentLast: landingPage.contentLast,
      alternates: landingPage.alternates,
      subcategories,
      breadcrumbs: toBreadcrumbs(urlPath, link, tree.ok ? tree.value : [], sources.store),
      listing: {
        ...listing.value,
        place: { ...place, landingPages },
        filters: landingPage.hidesSelectedFilters
          ? withoutOwn(listing.value.filters, landingPage)
          : listing.value.filters,
      },
    },
    words: {
      title: landingPage.metaTitle,
      description:
        landingPage.metaDescription || context.t('seo.list', { name: landingPage.title }),
      image: landingPage.image || (listing.value.cards[0]?.images[0] ?? null),
    },
    link,
    canonical: landingPage.canonical,
  })
}

/** The segments of its path (spec 2); those that are no category of the store lead nowhere. */
function toBreadcrumbs(
  urlPath: string,
  link: string,
  tree: CategoryTree,
  store: StoreView,
): Breadcrumb[] {
  const segments = urlPath.split('/')
  const known = new Set(linksBelow(tree))
  return segments.map((segment, index) => {
    const path = categoryLink(segments.slice(0, index + 1).join('/'), store)
    const isLast = index === segments.length - 1
    return { name: titleOfPath(segment), link: isLast ? link : known.has(path) ? path : '' }
  })
}

function withoutOwn<F extends { code: string }>(
  filters: F[],
  { filters: own }: FoundLandingPage,
): F[] {
  return filters.filter(({ code }) => !Object.hasOwn(own, code))
}

/** The categories below that a shopper may go on to; optional, as editors' blocks are (spec 7). */
async function loadSubCategories(
  { cache, upstream, store }: Sources,
  urlPath: string,
): Promise<Breadcrumb[]> {
  const read = await cache.read(
    { kind: 'category', parts: ['sub-categories', urlPath], tags: () => [CATEGORIES, ADDRESSES] },
    async () => {
      const found = await fetchSubCategories(upstream, urlPath)
      if (!found.ok) return found
      const links = found.value.map(({ name, url_path: path }) => ({
        name: name ?? titleOfPath(path),
        link: categoryLink(path, store),
      }))
      return ok(links)
    },
  )
  return read.ok ? [...read.value.value] : []
}
