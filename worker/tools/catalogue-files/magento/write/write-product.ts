// A product of the shop → rows of Magento's export: the row for all stores, and one for each store
// with other words or prices. What the columns cannot say stands in columns of the shop's own.

import type { ExportedProduct } from '../../../../../shared/contract/admin/catalogue-export'
import type { PerStore } from '../../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../../../shared/store-view/store-views'
import { writeDate } from '../../cell-dates'
import { toExportFile } from '../../export-picture'
import { encodeText } from '../../html-entities'
import { writeCategoryPaths } from '../cells/category-paths'
import type { OutCells, ProductColumn } from '../cells/export-columns'
import { EMPTY } from '../cells/export-row'
import { writeImageLabels } from '../cells/image-labels'
import { writeSpecialEnd } from '../cells/special-price'
import { writeCents, writeFlag, writeTaxClass, writeVisibility } from './cell-writers'
import type { WriteAttributes } from './write-attributes'
import { writeStock } from './write-stock'
import { writeTypeData } from './write-type-data'
import { writeVariations } from './write-variations'

type Row = OutCells<ProductColumn>

/** The rows of a product, that of all stores first. */
export function writeProduct(product: ExportedProduct, attributes: WriteAttributes): Row[] {
  const { draft } = product
  const own = STORE_VIEWS.map(({ storeCode }) => toStoreRow(draft, storeCode))
  return [toMainRow(product, attributes), ...own.filter((row) => row !== undefined)]
}

function toMainRow(product: ExportedProduct, attributes: WriteAttributes): Row {
  const { draft } = product
  return {
    sku: draft.sku,
    attribute_set_code: 'Default',
    product_type: draft.typeId === 'amgiftcard' ? 'giftcard' : draft.typeId,
    categories: writeCategoryPaths(draft.categories),
    product_websites: 'base',
    ...writeTexts((values) => values?.all ?? '', draft),
    product_online: draft.isEnabled ? '1' : '2',
    tax_class_name: writeTaxClass(draft.taxClass),
    visibility: writeVisibility(draft.visibility),
    price: writeCents(draft.price.all),
    ...writeSpecial(draft.specialPrice?.all),
    ...writeImages(draft.images),
    ...writeImageLabels(draft),
    created_at: writeDate(draft.createdAt),
    updated_at: writeDate(draft.updatedAt),
    additional_attributes: attributes.write(draft.attributes),
    ...writeStock(product),
    ...writeLinks(draft),
    ...writeVariations(product, attributes),
    ...writeTypeData(draft),
    ...(draft.labels ? { shop_labels: JSON.stringify(draft.labels) } : {}),
    ...(draft.hidesStockAlert ? { amxnotif_hide_alert: writeFlag(true) } : {}),
  }
}

/** What one store says otherwise; undefined where it says nothing. */
function toStoreRow(draft: ProductDraft, store: StoreCode): Row | undefined {
  const special = draft.specialPrice?.[store]
  const row = {
    ...writeTexts((values) => {
      const own = values?.[store]
      return own === '' ? EMPTY : own
    }, draft),
    ...writeImageLabels(draft, store),
    ...(draft.price[store] === undefined ? {} : { price: writeCents(draft.price[store]) }),
    ...(special ? withEmptyDates(writeSpecial(special)) : {}),
  }
  const filled = Object.entries(row).filter(([, text]) => text !== undefined && text !== '')
  if (filled.length === 0) return undefined
  return { sku: draft.sku, store_view_code: store, ...Object.fromEntries(filled) }
}

/** Texts by column: what a reader decodes is encoded, what it takes as it is stays so. */
function writeTexts(
  pick: (values: PerStore<string> | undefined) => string | undefined,
  draft: ProductDraft,
): Row {
  const encoded = (values: PerStore<string> | undefined) => {
    const text = pick(values)
    return text === undefined ? undefined : encodeText(text)
  }
  const row = {
    name: encoded(draft.name),
    description: pick(draft.description),
    short_description: pick(draft.shortDescription),
    url_key: pick(draft.urlKey),
    meta_title: encoded(draft.metaTitle),
    meta_description: encoded(draft.metaDescription),
  }
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined))
}

function writeSpecial(special: NonNullable<ProductDraft['specialPrice']>['all'] | undefined): Row {
  if (special === undefined) return {}
  return {
    special_price: writeCents(special.price),
    special_price_from_date: special.from ? writeDate(special.from) : '',
    special_price_to_date: special.to ? writeSpecialEnd(special.to) : '',
  }
}

function withEmptyDates(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text || EMPTY]))
}

function writeImages(paths: readonly string[]): Row {
  const [first, ...others] = paths.map((path) => `/${toExportFile(path)}`)
  if (first === undefined) return {}
  return {
    base_image: first,
    small_image: first,
    thumbnail_image: first,
    additional_images: others.join(','),
  }
}

function writeLinks({
  related,
  upSells,
  crossSells,
  colorRelations,
  associated,
}: ProductDraft): Row {
  return {
    related_skus: (related ?? []).join(','),
    upsell_skus: (upSells ?? []).join(','),
    crosssell_skus: (crossSells ?? []).join(','),
    shop_color_relations: (colorRelations ?? []).join(','),
    associated_skus: (associated ?? []).map(({ sku, qty }) => `${sku}=${qty}`).join(','),
  }
}
