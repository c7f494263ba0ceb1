import { galleryOf } from '../../../shared/catalog/gallery-of'
import { openingVariant } from '../../../shared/catalog/opening-variant'
import type { Product, Variant } from '../../../shared/catalog/product'
import { ok } from '../../../shared/result'
import { uspsOf } from '../mapping/chrome/to-usps'
import { breadcrumbsTo } from '../mapping/listing/category-tree'
import type { FoundProduct } from '../mapping/product/to-product'
import { loadNeighbours, loadReviews } from './load-beside-product'
import { loadCategoryTree } from './load-category-tree'
import { loadOptionalStory } from './load-story'
import { defer, type PageContext, type PageOutcome } from './page-outcome'
import type { Sources } from './sources'

interface ProductSubject {
  found: FoundProduct
  childSku: string | null
}

/** A product page. What stands beside it is optional: it streams in later and may be missing. */
export async function loadProductPage(
  sources: Sources,
  { found: { product, neighbourSkus }, childSku }: ProductSubject,
  context: PageContext,
): Promise<PageOutcome> {
  const variant = requestedVariant(product, childSku, context.url.searchParams)
  const [tree, usps] = await Promise.all([
    loadCategoryTree(sources),
    loadOptionalStory(sources, 'blocks/product-usps'),
  ])
  const known = tree.ok ? tree.value : []
  const [neighbours, reviews] = await Promise.all([
    defer(loadNeighbours(sources, neighbourSkus)),
    defer(loadReviews(sources, product.id)),
  ])
  return ok({
    data: {
      route: 'product',
      product: { ...product, selectedSku: variant?.sku ?? product.sku },
      breadcrumbs: breadcrumbsTo(known, product.categoryIds),
      neighbours: neighbours.value,
      reviews: reviews.value,
      usps: usps ? uspsOf(usps) : [],
    },
    words: {
      title: product.metaTitle || product.name,
      description: product.metaDescription || context.t('seo.product', { name: product.name }),
      image: galleryOf(product, variant)[0]?.path ?? null,
    },
    link: product.link,
  })
}

/** The requested child, else the one of a requested size, else the one it opens with (spec 2). */
export function requestedVariant(
  product: Product,
  childSku: string | null,
  query: URLSearchParams,
): Variant | undefined {
  return openingVariant(product, {
    sku: childSku ?? query.get('childSku'),
    values: { size: query.getAll('size') },
  })
}
