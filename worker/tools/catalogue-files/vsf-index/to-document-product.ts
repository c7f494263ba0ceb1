// Documents of one product, that of all stores and those of single ones → a product.
import { PRODUCT_TYPES } from '../../../../shared/catalog/product-type'
import { toUrlKey } from '../../../../shared/catalog/url-key'
import type { AttributeDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { PerStore } from '../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { parseDate } from '../cell-dates'
import type { ExportPicture } from '../export-picture'
import { decodeHtml, decodeText } from '../html-entities'
import { regularPriceOf, specialPriceOf } from './document-prices'
import { type InStores, typeDataOfDocument } from './document-type-data'
import { toDocumentPicture, valuesOfDocument } from './document-values'

const UNLIMITED = 10_000
const WITHOUT_STOCK: readonly string[] = ['configurable', 'grouped', 'bundle']

export interface ProductDocuments {
  base: WireProduct
  own: ReadonlyMap<StoreCode, WireProduct>
  /** As it was read: with what the contract does not know. */
  raw: Readonly<Record<string, unknown>>
}

export interface DocumentContext {
  attributes: readonly AttributeDraft[]
  taxClassOf: (id: number | undefined) => ProductDraft['taxClass']
  pathOf: (categoryId: number) => string | undefined
  writtenAt: string
}

/** The product of some documents, or the reason why it cannot be one. */
export function toDocumentProduct(
  documents: ProductDocuments,
  context: DocumentContext,
): { draft: ProductDraft; pictures: ExportPicture[] } | string {
  const { base, raw } = documents
  const typeId = typeOf(base.type_id)
  if (typeId === undefined) return `unknown product type: ${base.type_id}`
  const inStores = perStoreReader(documents)
  const pictures = picturesOf(base)
  const draft: ProductDraft = {
    sku: base.sku,
    typeId,
    isEnabled: base.status !== 2,
    visibility: visibilityOf(base),
    taxClass: context.taxClassOf(base.tax_class_id),
    ...textsOf(base, inStores, perStoreReader(documents, decodeHtml)),
    price: perStore(documents, regularPriceOf),
    ...specialOf(documents),
    attributes: valuesOfDocument(base, context.attributes),
    categories: categoriesOf(base, context),
    images: pictures.map(({ path }) => path),
    ...imageLabelsOf(documents, inStores),
    stock: stockOf(base),
    ...typeDataOfDocument(base, inStores, raw.downloadable_links),
    createdAt: momentOf(base.created_at, context),
    updatedAt: momentOf(base.updated_at, context),
  }
  return { draft, pictures }
}

function typeOf(type: string): ProductDraft['typeId'] | undefined {
  const known = type === 'giftcard' ? 'amgiftcard' : type
  return PRODUCT_TYPES.find((name) => name === known)
}

function visibilityOf({ visibility = 4 }: WireProduct): ProductDraft['visibility'] {
  return visibility === 1 || visibility === 2 || visibility === 3 ? visibility : 4
}

function perStore<T>({ base, own }: ProductDocuments, read: (doc: WireProduct) => T): PerStore<T> {
  const all = read(base)
  const others = [...own].flatMap(([store, doc]) => {
    const value = read(doc)
    return JSON.stringify(value) === JSON.stringify(all) ? [] : [[store, value]]
  })
  return { all, ...(Object.fromEntries(others) as Partial<Record<StoreCode, T>>) }
}

function perStoreReader(documents: ProductDocuments, decode = decodeText) {
  return (pick: (doc: WireProduct) => string | undefined): PerStore<string> => {
    const all = pick(documents.base) ?? ''
    return perStore(documents, (doc) => decode(pick(doc) ?? all))
  }
}

function textsOf(base: WireProduct, inStores: InStores, html: InStores) {
  const name = inStores((doc) => doc.name)
  const urlKey = inStores((doc) => doc.url_key ?? doc.slug)
  return {
    name: { ...name, all: name.all || base.sku },
    urlKey: { ...urlKey, all: urlKey.all || toUrlKey(name.all) || toUrlKey(base.sku) || 'product' },
    description: html((doc) => doc.description),
    shortDescription: html((doc) => doc.short_description),
    metaTitle: inStores((doc) => doc.meta_title),
    metaDescription: inStores((doc) => doc.meta_description),
  }
}

function specialOf(documents: ProductDocuments): Pick<ProductDraft, 'specialPrice'> {
  const docs = [documents.base, ...documents.own.values()]
  if (docs.every((doc) => specialPriceOf(doc) === null)) return {}
  const none = { price: 0, from: null, to: null }
  return { specialPrice: perStore(documents, (doc) => specialPriceOf(doc) ?? none) }
}

function categoriesOf(base: WireProduct, { pathOf }: DocumentContext): string[] {
  const ids = base.category_ids ?? (base.category ?? []).map(({ category_id }) => category_id)
  return [...new Set(ids.flatMap((id) => pathOf(id) ?? []))]
}

function picturesOf({ media_gallery: gallery = [], image }: WireProduct): ExportPicture[] {
  const inOrder = gallery.toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0))
  const names = [image, ...inOrder.map((entry) => entry.image)]
  const found = names.flatMap((name) => (name ? (toDocumentPicture(name) ?? []) : []))
  return [...new Map(found.map((picture) => [picture.path, picture])).values()]
}

function imageLabelsOf(
  { base }: ProductDocuments,
  inStores: InStores,
): Pick<ProductDraft, 'imageLabels'> {
  const labels = (base.media_gallery ?? []).flatMap(({ image, lab }) => {
    const path = image && toDocumentPicture(image)?.path
    const ofPicture = (doc: WireProduct) =>
      doc.media_gallery?.find((entry) => entry.image === image)?.lab
    return path && lab ? [[path, inStores(ofPicture)]] : []
  })
  return labels.length > 0 ? { imageLabels: Object.fromEntries(labels) } : {}
}

function stockOf({ stock = {}, type_id: type }: WireProduct): ProductDraft['stock'] {
  const qty = Math.floor(stock.qty ?? 0)
  const usual = !WITHOUT_STOCK.includes(type)
  const isManaged = stock.use_config_manage_stock === true ? usual : (stock.manage_stock ?? usual)
  const hasBackorders = stock.use_config_backorders !== true && (stock.backorders ?? 0) > 0
  const least = stock.use_config_min_sale_qty === true ? 1 : (stock.min_sale_qty ?? 1)
  const most =
    stock.use_config_max_sale_qty === true ? UNLIMITED : (stock.max_sale_qty ?? UNLIMITED)
  return {
    qty: isManaged && !hasBackorders ? Math.max(0, qty) : qty,
    isInStock: stock.is_in_stock ?? qty > 0,
    isManaged,
    hasBackorders,
    minQty: Math.max(1, Math.floor(least)),
    maxQty: Math.max(1, Math.floor(most)) || UNLIMITED,
  }
}

function momentOf(text: string | undefined, { writtenAt }: DocumentContext): string {
  const time = text === undefined ? undefined : parseDate(text)
  return time === undefined ? writtenAt : new Date(time).toISOString()
}
