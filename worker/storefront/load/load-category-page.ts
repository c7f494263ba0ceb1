import type { Category } from '../../../shared/catalog/category'
import { ok } from '../../../shared/result'
import { isAppUrl } from '../../../shared/routing/app-url'
import { parseListingQuery } from '../../../shared/search/query'
import { crumbsOf, idsBelow, namedLinks, pathTo } from '../mapping/listing/category-tree'
import { loadCategoryContent } from './load-category-content'
import { loadCategoryTree } from './load-category-tree'
import { loadLandingPageLinks } from './load-landing-page-links'
import { loadListing } from './load-listing'
import { notFound, type PageContext, type PageOutcome } from './page-outcome'
import type { Sources } from './sources'

/** A category with a page of its products; a page number beyond the last has no page. */
export async function loadCategoryPage(
  sources: Sources,
  category: Category,
  context: PageContext,
): Promise<PageOutcome> {
  const tree = await loadCategoryTree(sources)
  const path = tree.ok ? pathTo(tree.value, category.id) : []
  const below = path.at(-1)?.children ?? []
  const categoryIds = [category.id, ...idsBelow(below)]
  const place = { basePath: category.link, landingPage: null, landingPages: [] }
  const [listing, { content, visuals }, landingPages] = await Promise.all([
    loadListing(sources, { categoryIds, place }, parseListingQuery(context.url.searchParams)),
    loadCategoryContent(sources, category),
    loadLandingPageLinks(sources, category.id),
  ])
  if (!listing.ok) return listing
  if (listing.value.page > listing.value.totalPages) return ok(notFound(context))
  return ok({
    data: {
      route: 'category',
      // The native app shows pages without their long texts (spec 2).
      category: isAppUrl(context.url) ? { ...category, description: '', seoText: '' } : category,
      subcategories: namedLinks(below),
      breadcrumbs: crumbsOf(path),
      listing: { ...listing.value, place: { ...place, landingPages } },
      content,
      visuals,
    },
    words: {
      title: category.metaTitle || category.name,
      description: category.metaDescription || context.t('seo.list', { name: category.name }),
      image: category.image || null,
    },
    link: category.link,
  })
}
