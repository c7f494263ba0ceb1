import { galleryOf } from '../../../shared/catalog/gallery-of'
import { openingVariant } from '../../../shared/catalog/opening-variant'
import type { Product, ProductCard, Variant } from '../../../shared/catalog/product'
import { ok } from '../../../shared/result'
import { uspsOf } from '../mapping/chrome/to-usps'
import { breadcrumbsTo, pathTo } from '../mapping/listing/category-tree'
import type { FoundProduct } from '../mapping/product/to-product'
import { loadCards } from './load-cards'
import { loadCategoryTree } from './load-category-tree'
import { loadOptionalStory } from './load-story'
import { defer, type PageContext, type PageOutcome } from './page-outcome'
import type { Sources } from './sources'

const RELATED_SIZE = 8

interface ProductSubject {
  found: FoundProduct
  childSku: string | null
}

/** A product page. What goes well with it is optional: it streams in later and may be missing. */
export async function loadProductPage(
  sources: Sources,
  { found: { product }, childSku }: ProductSubject,
  context: PageContext,
): Promise<PageOutcome> {
  const variant = requestedVariant(product, childSku, context.url.searchParams)
  const [tree, usps] = await Promise.all([
    loadCategoryTree(sources),
    loadOptionalStory(sources, 'blocks/product-usps'),
  ])
  const known = tree.ok ? tree.value : []
  const related = await defer(loadRelated(sources, product, deepestCategory(product, known)))
  return ok({
    data: {
      route: 'product',
      product: { ...product, selectedSku: variant?.sku ?? product.sku },
      breadcrumbs: breadcrumbsTo(known, product.categoryIds),
      related: related.value,
      usps: usps ? uspsOf(usps) : [],
    },
    words: {
      title: product.metaTitle || product.name,
      description: product.metaDescription,
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

function deepestCategory(product: Product, tree: Parameters<typeof pathTo>[0]): number | null {
  const paths = product.categoryIds.map((id) => pathTo(tree, id))
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return deepest.at(-1)?.id ?? null
}

async function loadRelated(
  sources: Sources,
  product: Product,
  categoryId: number | null,
): Promise<ProductCard[]> {
  if (categoryId === null) return []
  const cards = await loadCards(sources, {
    filters: [{ attribute: 'category_ids', value: { in: [categoryId] } }],
    sort: 'updated_at:desc',
    size: RELATED_SIZE + 1,
  })
  if (!cards.ok) return []
  return cards.value.filter(({ id }) => id !== product.id).slice(0, RELATED_SIZE)
}
