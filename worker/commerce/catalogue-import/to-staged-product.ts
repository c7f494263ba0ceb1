import { inStore, toStoreRows } from '../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { BUNDLE_LINK } from '../catalogue/product-rows'
import { typeDataOf } from '../catalogue/product-type-data'
import { toPlainText } from './plain-text'
import type { Staged } from './staged'

const NONE = { all: '' }

/** One product with everything that hangs on it. */
export function stageProduct(draft: ProductDraft): Staged {
  const body = {
    type: draft.typeId,
    status: draft.isEnabled ? 1 : 2,
    visibility: draft.visibility,
    tax: draft.taxClass,
    quiet: Number(draft.hidesStockAlert ?? false),
    created: draft.createdAt,
    updated: draft.updatedAt,
    texts: toStoreRows((store) => toTextRow(draft, store)),
    prices: toStoreRows((store) => toPriceRow(draft, store)),
    stock: toStockRow(draft.stock),
    media: [...new Set(draft.images)],
    ...toPictureTexts(draft),
    labels: (draft.labels ?? []).map((label) => ({
      style: label.style,
      texts: toStoreRows((store) => [inStore(label.text, store)]),
    })),
    links: [
      ...toLinks('related', draft.related),
      ...toLinks('upsell', draft.upSells),
      ...toLinks('crosssell', draft.crossSells),
      ...toLinks('colorrelation', draft.colorRelations),
      ...(draft.associated ?? []).map(({ sku, qty }, index) => ['associated', index, sku, qty]),
      ...toLinks(BUNDLE_LINK, selectionsOf(draft)),
    ],
    typeData: typeDataOf(draft),
    // What has no order of its own is sorted: the same product has the same fingerprint.
    values: Object.entries(draft.attributes)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([code, values]) =>
        [...new Set(values)].map((value, position) => [code, position, value]),
      ),
    categories: [...new Set(draft.categories)].sort(),
    choices: draft.variations?.attributes ?? [],
    children: [...new Set(draft.variations?.skus ?? [])].sort(),
  }
  return { kind: 'product', key: draft.sku, body }
}

function toTextRow(draft: ProductDraft, store: StoreCode) {
  const urlKey = inStore(draft.urlKey, store)
  const description = inStore(draft.description, store)
  const short = inStore(draft.shortDescription ?? NONE, store)
  return [
    inStore(draft.name, store),
    urlKey,
    description,
    short,
    toPlainText(`${short} ${description}`),
    inStore(draft.metaTitle ?? NONE, store),
    inStore(draft.metaDescription ?? NONE, store),
  ] as const
}

function toPriceRow(draft: ProductDraft, store: StoreCode) {
  const special = draft.specialPrice && inStore(draft.specialPrice, store)
  return [
    inStore(draft.price, store),
    special?.price ?? null,
    special?.from ?? null,
    special?.to ?? null,
  ] as const
}

/** Left out where there are none: the same product has the same fingerprint as ever. */
function toPictureTexts({ images, imageLabels = {} }: ProductDraft) {
  const labelled = images.flatMap((path) => {
    const label = imageLabels[path]
    return label === undefined ? [] : [[path, toStoreRows((store) => [inStore(label, store)])]]
  })
  return labelled.length > 0 ? { mediaLabels: labelled } : {}
}

function toStockRow(stock: ProductDraft['stock']) {
  const flags = [stock.isInStock, stock.isManaged, stock.hasBackorders].map(Number)
  return [stock.qty, ...flags, stock.minQty, stock.maxQty]
}

function selectionsOf({ bundle }: ProductDraft): string[] {
  return (bundle?.options ?? []).flatMap(({ selections }) => selections.map(({ sku }) => sku))
}

function toLinks(type: string, skus: string[] | undefined) {
  return [...new Set(skus ?? [])].map((sku, position) => [type, position, sku])
}
