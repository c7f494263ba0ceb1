import { CARD_FIELDS, PRICE_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import { GUESTS, type PriceGroup } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { createFieldPicker, type FieldPicker } from '../http/pick-fields'
import { loadCardRows } from './cards'
import { loadProductRows } from './load-product-rows'
import type { ProductPart } from './product-parts'
import { groupRows } from './rows-by-product'
import { toWireProduct } from './wire/to-wire-product'

export interface ProductReading {
  /** Instead of what the fields need that were asked for. */
  parts?: ReadonlySet<ProductPart>
  /** Milliseconds since 1970. */
  now?: number
  /** The group of the customer who asks; without one, that of guests. */
  group?: PriceGroup
}

/** Products of the contract in the order of their ids, with no more than what was asked for. */
export async function loadProducts(
  db: Database,
  store: StoreView,
  ids: readonly number[],
  picker: FieldPicker = createFieldPicker(),
  { parts, now = Date.now(), group = GUESTS }: ProductReading = {},
): Promise<Record<string, unknown>[]> {
  const isCard = parts === undefined && picker.wantsOnly(CARD)
  const read = isCard
    ? await loadCardRows(db, store.storeId, ids)
    : [await loadProductRows(db, store.storeId, ids, parts ?? toParts(picker))]
  const context = { store, now, group, tellsChildren: picker.wants('configurable_children') }
  const made = read.flatMap((rows) => {
    const grouped = groupRows(rows)
    return rows.products.map((row) => [row.id, toWireProduct(row, grouped, context)] as const)
  })
  const byId = new Map(made)
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product ? [picker.pick(product)] : []
  })
}

const CARD: ReadonlySet<string> = new Set(CARD_FIELDS)

const PICTURES = ['image', 'small_image', 'thumbnail', 'hover_image', 'media_gallery']
const TEXTS = ['description', 'short_description', 'meta_title', 'meta_description']

const TYPE_DATA_FIELDS = [
  'stock',
  'bundle_options',
  'price_type',
  'custom_options',
  'downloadable_links',
  'am_giftcard_prices',
  'am_allow_open_amount',
  'am_open_amount_min',
  'am_open_amount_max',
  'tier_prices',
  'opening_price_incl_tax',
]

/** What a product is known and found by: nothing of it follows from its children or its values. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'type_id',
  'status',
  'visibility',
  'name',
  'slug',
  'url_key',
  'url_path',
  ...TEXTS,
  ...PICTURES,
  'alternates',
  'created_at',
  'updated_at',
])

const LOWEST = ['lowest_price_incl_tax', 'configurable_children.lowest_price_incl_tax']

// Children are read for everything else: the price and the stock of a configurable product are theirs.
function toParts(picker: FieldPicker): ReadonlySet<ProductPart> {
  const wanted: [ProductPart, string[]][] = [
    ['texts', TEXTS],
    ['media', [...PICTURES, ...PICTURES.map((name) => `configurable_children.${name}`)]],
    ['labels', ['product_labels']],
    ['links', ['product_links', 'stock', 'opening_price_incl_tax']],
    ['categories', ['category', 'category_ids']],
    ['alternates', ['alternates']],
    ['typeData', [...TYPE_DATA_FIELDS, ...PRICE_FIELDS]],
    ['pastPrices', LOWEST],
  ]
  const asked = wanted.filter(([, fields]) => fields.some(picker.wants)).map(([part]) => part)
  if (picker.wantsOnly(OWN_FIELDS)) return new Set(asked)
  return new Set<ProductPart>(['children', 'values', 'choices', ...asked])
}
