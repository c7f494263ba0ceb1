// The products of a catalogue as any search engine could be given them: five texts in each store.
import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft.ts'
import { inStore } from '../../shared/contract/admin/per-store.ts'
import type { ProductDraft } from '../../shared/contract/admin/product-draft.ts'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { toPlainText } from '../../worker/commerce/catalogue-import/plain-text.ts'

export interface SearchDocument {
  id: string
  name: string
  sku: string
  categories: string
  facts: string
  description: string
}

export const SEARCHED = ['name', 'sku', 'categories', 'facts', 'description'] as const

/** A product that lists show, with what its children say of themselves. */
export interface JudgedProduct {
  sku: string
  attributes: ReadonlyMap<string, ReadonlySet<string>>
  documents: Readonly<Record<StoreCode, SearchDocument>>
}

export function toJudgedProducts(
  draft: CatalogueDraft,
  stores: readonly StoreCode[],
): JudgedProduct[] {
  const bySku = new Map(draft.products.map((product) => [product.sku, product]))
  return draft.products
    .filter(({ visibility, isEnabled }) => isEnabled && visibility > 1)
    .map((product) => {
      const children = (product.variations?.skus ?? []).flatMap((sku) => bySku.get(sku) ?? [])
      const attributes = valuesOf([product, ...children])
      const documents = Object.fromEntries(
        stores.map((store) => [store, toDocument(draft, store, product, children, attributes)]),
      ) as Record<StoreCode, SearchDocument>
      return { sku: product.sku, attributes, documents }
    })
}

function valuesOf(products: readonly ProductDraft[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>()
  for (const { attributes } of products) {
    for (const [code, own] of Object.entries(attributes)) {
      values.set(code, new Set([...(values.get(code) ?? []), ...own]))
    }
  }
  return values
}

function toDocument(
  draft: CatalogueDraft,
  store: StoreCode,
  product: ProductDraft,
  children: readonly ProductDraft[],
  attributes: JudgedProduct['attributes'],
): SearchDocument {
  const short = product.shortDescription ? inStore(product.shortDescription, store) : ''
  return {
    id: product.sku,
    name: inStore(product.name, store),
    sku: [product, ...children].map(({ sku }) => sku).join(' '),
    categories: categoryNames(draft, store, product.categories),
    facts: [...attributes].flatMap(([code, own]) => labels(draft, store, code, own)).join(' '),
    description: toPlainText(`${short} ${inStore(product.description, store)}`),
  }
}

/** The names of the categories and of all above them. */
function categoryNames(draft: CatalogueDraft, store: StoreCode, paths: readonly string[]): string {
  const isAbove = (path: string) => paths.some((own) => own === path || own.startsWith(`${path}/`))
  const above = draft.categories.filter(({ path }) => isAbove(path))
  return above.map(({ name }) => inStore(name, store)).join(' ')
}

function labels(
  draft: CatalogueDraft,
  store: StoreCode,
  code: string,
  values: ReadonlySet<string>,
): string[] {
  const attribute = draft.attributes.find((one) => one.code === code)
  if (attribute?.input === 'text') return [...values]
  const options = attribute?.options.filter(({ value }) => values.has(value)) ?? []
  return options.map(({ label }) => inStore(label, store))
}
