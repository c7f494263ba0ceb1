import type { Category } from '../../../../shared/catalog/category'
import { NO_NEIGHBOURS } from '../../../../shared/catalog/neighbours'
import type { Product } from '../../../../shared/catalog/product'
import type { Story } from '../../../../shared/content/story'
import { fail, ok } from '../../../../shared/result'
import type { KnownOfPath, Lookups } from '../../../../worker/storefront/load/lookups'
import type { LandingPageRecord } from '../../../../worker/storefront/mapping/listing/to-url-records'
import type { FoundProduct } from '../../../../worker/storefront/mapping/product/to-product'
import { timeoutFault } from '../../../../worker/storefront/upstream/fault'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'

/** A small catalogue in memory, which counts what it is asked. */
export interface FakeCatalogue {
  paths: Record<string, Partial<KnownOfPath['records']> & { entity?: KnownOfPath['entity'] }>
  products?: FoundProduct[]
  parents?: Record<string, FoundProduct>
  stories?: Story[]
  /** Categories by their url key. */
  keys?: Record<string, Category>
  /** Where a searched word leads. */
  searchRedirects?: Record<string, string>
  isDown?: boolean
}

export function fakeLookups(catalogue: FakeCatalogue): Lookups & { asked: string[] } {
  const asked: string[] = []
  const answer = <T>(question: string, value: T) => {
    asked.push(question)
    return Promise.resolve(catalogue.isDown ? fail(timeoutFault()) : ok(value))
  }
  return {
    asked,
    at(path) {
      const known = catalogue.paths[path]
      const records = {
        mapping: known?.mapping ?? null,
        redirect: known?.redirect ?? null,
        landingPage: known?.landingPage ?? null,
      }
      return answer(`at ${path}`, { records, entity: known?.entity ?? null })
    },
    productBySku: (sku) =>
      answer(`sku ${sku}`, catalogue.products?.find(({ product }) => product.sku === sku) ?? null),
    parentOfChild: (sku) => answer(`parent ${sku}`, catalogue.parents?.[sku] ?? null),
    categoryWhere: (attribute, value) =>
      answer(
        `category ${attribute} ${value}`,
        attribute === 'id'
          ? category(Number(value), `c${value}`)
          : (catalogue.keys?.[value] ?? null),
      ),
    searchRedirect: (keyword) =>
      answer(`term ${keyword}`, catalogue.searchRedirects?.[keyword] ?? null),
    storyAt: (slug) =>
      answer(`story ${slug}`, catalogue.stories?.find((story) => story.fullSlug === slug) ?? null),
  }
}

export function category(id: number, name: string): Category {
  return {
    id,
    name,
    level: 2,
    link: `/${name}`,
    image: '',
    description: '',
    seoText: '',
    metaTitle: name,
    metaDescription: '',
    parentIds: [],
    alternates: [],
  }
}

export function product(sku: string, facts: Partial<FoundProduct> = {}): FoundProduct {
  const made: Product = {
    id: 1,
    sku,
    parentSku: sku,
    typeId: 'simple',
    name: sku,
    link: `/${sku.toLowerCase()}`,
    brand: '',
    description: '',
    shortDescription: '',
    gallery: [],
    price: { regular: 100, special: null },
    isFromPrice: false,
    isInStock: true,
    arrivesNextDay: false,
    hidesStockAlert: false,
    maxQty: null,
    fewLeft: null,
    labels: [],
    options: [],
    variants: [],
    typeData: NO_TYPE_DATA,
    selectedSku: sku,
    facts: [],
    categoryIds: [],
    metaTitle: '',
    metaDescription: '',
    alternates: [],
  }
  return {
    product: made,
    status: 1,
    visibility: 4,
    linkedIds: [],
    neighbourSkus: NO_NEIGHBOURS,
    ...facts,
  }
}

export function story(fullSlug: string, component: string): Story {
  return { id: 1, uuid: '', name: '', slug: fullSlug, fullSlug, content: { _uid: '', component } }
}

export function landingPage(urlPath: string): LandingPageRecord {
  return {
    urlPath,
    title: urlPath,
    image: '',
    contentFirst: '',
    contentLast: '',
    canonical: '',
    alternates: [],
    categoryId: null,
    filters: {},
    metaTitle: '',
    metaDescription: '',
    isFilterLinkAllowed: true,
    hidesSelectedFilters: false,
  }
}
