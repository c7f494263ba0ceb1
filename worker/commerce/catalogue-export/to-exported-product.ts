// Rows of the database → a product as it would be imported: the other way round than
// to-staged-product.ts, so that importing it again changes nothing.

import type { ExportedProduct } from '../../../shared/contract/admin/catalogue-export'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import { parseTypeData } from '../catalogue/product-type-data'
import { toPerStore } from '../catalogue/to-per-store'
import type { ExportProductRow, ExportRows } from './export-rows'

type Rows = { [Part in keyof ExportRows]: ExportRows[Part] }

/** One product out of the rows of a page. */
export function toExportedProduct(row: ExportProductRow, page: ExportRows): ExportedProduct {
  const rows = ownRows(row.product_id, page)
  const typeData = parseTypeData(rows.typeData[0]?.body)
  const draft: ProductDraft = {
    sku: row.sku,
    typeId: row.type_id,
    isEnabled: row.status === 1,
    visibility: row.visibility,
    taxClass: row.tax_class,
    ...textsOf(rows),
    ...pricesOf(rows),
    attributes: attributesOf(rows),
    categories: rows.categories.map(({ source_path }) => source_path),
    images: rows.media.map(({ path }) => path),
    ...imageLabelsOf(rows),
    stock: stockOf(row),
    ...variationsOf(rows),
    ...labelsOf(rows),
    ...linksOf(rows),
    ...typeData,
    ...(row.hides_stock_alert === 1 ? { hidesStockAlert: true } : {}),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
  return {
    draft,
    choices: choicesOf(rows),
    stockSource: JSON.parse(row.source ?? '[]'),
  }
}

function ownRows(productId: number, page: ExportRows): Rows {
  const own = <T extends { product_id: number }>(rows: T[]) =>
    rows.filter(({ product_id }) => product_id === productId)
  return {
    products: own(page.products),
    texts: own(page.texts),
    prices: own(page.prices),
    media: own(page.media),
    mediaLabels: own(page.mediaLabels),
    labels: own(page.labels),
    links: own(page.links),
    values: own(page.values),
    choices: own(page.choices),
    children: own(page.children),
    categories: own(page.categories),
    typeData: own(page.typeData),
  }
}

function textsOf({ texts }: Rows) {
  type Column = Exclude<keyof Rows['texts'][number], 'product_id' | 'store_id'>
  const text = (column: Column) => toPerStore(texts, (own) => own[column]) ?? { all: '' }
  return {
    name: text('name'),
    urlKey: text('url_key'),
    description: text('description'),
    shortDescription: text('short_description'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
  }
}

function pricesOf({ prices }: Rows): Pick<ProductDraft, 'price' | 'specialPrice'> {
  const price = toPerStore(prices, (own) => own.price) ?? { all: 0 }
  const hasSpecial = prices.some(({ special_price }) => special_price !== null)
  const specialPrice = toPerStore(prices, (own) => ({
    price: own.special_price ?? 0,
    from: own.special_from,
    to: own.special_to,
  }))
  return { price, ...(hasSpecial && specialPrice ? { specialPrice } : {}) }
}

function attributesOf({ values }: Rows): Record<string, string[]> {
  const byCode = Map.groupBy(values, ({ code }) => code)
  const pairs = Array.from(byCode, ([code, rows]) => [code, rows.map(({ value }) => value)])
  return Object.fromEntries(pairs)
}

function imageLabelsOf({ mediaLabels }: Rows): Pick<ProductDraft, 'imageLabels'> {
  const byPath = Map.groupBy(mediaLabels, ({ path }) => path)
  const labels = Array.from(byPath, ([path, rows]) => [
    path,
    toPerStore(rows, ({ label }) => label),
  ])
  return labels.length > 0 ? { imageLabels: Object.fromEntries(labels) } : {}
}

function stockOf(row: ExportProductRow): ProductDraft['stock'] {
  return {
    qty: row.qty ?? 0,
    isInStock: row.is_in_stock === 1,
    isManaged: row.manage_stock === 1,
    hasBackorders: row.backorders === 1,
    minQty: row.min_sale_qty ?? 1,
    maxQty: row.max_sale_qty ?? 1,
  }
}

function variationsOf({ products, choices, children }: Rows): Pick<ProductDraft, 'variations'> {
  if (products[0]?.type_id !== 'configurable') return {}
  const skus = [...new Set(children.map(({ sku }) => sku))]
  return { variations: { attributes: choices.map(({ code }) => code), skus } }
}

function choicesOf({ children }: Rows): ExportedProduct['choices'] {
  const bySku = Map.groupBy(children, ({ sku }) => sku)
  return Array.from(bySku, ([sku, rows]) => {
    const pairs = rows.flatMap(({ code, value }) => (code === null ? [] : [[code, value ?? '']]))
    return { sku, values: Object.fromEntries(pairs) as Record<string, string> }
  })
}

function labelsOf({ labels }: Rows): Pick<ProductDraft, 'labels'> {
  const byPlace = Map.groupBy(labels, ({ position }) => position)
  const drafts = Array.from(byPlace.values(), (rows) => ({
    text: toPerStore(rows, ({ text }) => text) ?? { all: '' },
    style: rows[0]?.style ?? '',
  }))
  return drafts.length > 0 ? { labels: drafts } : {}
}

function linksOf({ links }: Rows) {
  const skusOf = (type: string) =>
    links.filter(({ link_type }) => link_type === type).map(({ linked_sku }) => linked_sku)
  const associated = links
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_sku, qty }) => ({ sku: linked_sku, qty }))
  const lists = {
    related: skusOf('related'),
    upSells: skusOf('upsell'),
    crossSells: skusOf('crosssell'),
    colorRelations: skusOf('colorrelation'),
    associated,
  }
  const said = Object.entries(lists).filter(([, list]) => list.length > 0)
  return Object.fromEntries(said) as Pick<ProductDraft, keyof typeof lists>
}
