// Loading is adding: an entry that is there stays as it is, whatever has become of it since. Only how groups
// of customers are taxed is a setting, which the last call decides.
import { toStoreId } from '../../../shared/contract/admin/per-store'
import type { RecordsReport, ShopRecords } from '../../../shared/contract/admin/shop-records'
import { STORE_LOCATION_TAG } from '../../../shared/contract/change-tags'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { writeCards } from '../catalogue/cards'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database, Databases } from '../db/databases'
import { listOf, sql } from '../db/sql'
import { writeCustomers } from './write-customers'
import { writeOrders } from './write-orders'

// One statement for all entries of a kind, which travel as one JSON text.
const INSERT_REVIEWS = `
  INSERT INTO review (reference, sku, store_id, nickname, title, detail, rating, created_at)
  SELECT value ->> 'reference', value ->> 'sku', value ->> 'storeId', value ->> 'nickname',
    value ->> 'title', value ->> 'detail', value ->> 'rating', value ->> 'createdAt'
  FROM json_each(?1) WHERE true ON CONFLICT (reference) DO NOTHING`

const INSERT_PAST_PRICES = `
  INSERT INTO price_history (sku, store_id, until, price, special_price, special_from, special_to)
  SELECT value ->> 'sku', value ->> 'storeId', value ->> 'until', value ->> 'price',
    value ->> '$.special.price', value ->> '$.special.from', value ->> '$.special.to'
  FROM json_each(?1) WHERE true ON CONFLICT (sku, store_id, until) DO NOTHING`

const WRITE_CUSTOMER_GROUPS = `
  INSERT INTO customer_group (id, tax_class)
  SELECT value ->> 'id', value ->> 'taxClass' FROM json_each(?1)
  WHERE true ON CONFLICT (id) DO UPDATE SET tax_class = excluded.tax_class
    WHERE tax_class <> excluded.tax_class`

const INSERT_COUPONS = `
  INSERT INTO coupon (code, kind, amount, min_subtotal, valid_from, valid_to, max_uses,
    store_code)
  SELECT value ->> 'code', value ->> 'kind', value ->> 'amount',
    COALESCE(value ->> 'minSubtotal', 0), value ->> 'validFrom', value ->> 'validTo',
    value ->> 'maxUses', value ->> 'store'
  FROM json_each(?1) WHERE true ON CONFLICT (code) DO NOTHING`

const INSERT_GIFT_CARDS = `
  INSERT INTO gift_card (code, initial, balance, currency, expires_at)
  SELECT value ->> 'code', value ->> 'initial', value ->> 'balance', 'EUR', value ->> 'expiresAt'
  FROM json_each(?1) WHERE true ON CONFLICT (code) DO NOTHING`

const INSERT_STORE_LOCATIONS = `
  INSERT INTO store_location (id, name, street, postcode, city, country, phone, email, lat, lng,
    schedule)
  SELECT value ->> 'id', value ->> 'name', value ->> 'street', value ->> 'postcode',
    value ->> 'city', value ->> 'country', value ->> 'phone', value ->> 'email', value ->> 'lat',
    value ->> 'lng', value -> 'schedule'
  FROM json_each(?1) WHERE true ON CONFLICT (id) DO NOTHING`

const INSERT_POSTAL_STREETS = `
  INSERT INTO postal_street (country, postcode, street, city, municipality, province,
    first_number, last_number, additions, lat, lng)
  SELECT value ->> 'country', value ->> 'postcode', value ->> 'street', value ->> 'city',
    value ->> 'municipality', value ->> 'province', value ->> 'firstNumber',
    value ->> 'lastNumber', value -> 'additions', value ->> 'lat', value ->> 'lng'
  FROM json_each(?1) WHERE true ON CONFLICT (country, postcode, street) DO NOTHING`

/** A page says what others think of its product, and what it cost before: new entries change it. */
const NOTE_PRODUCTS = `
  ${NOTE_TAGS}
  SELECT DISTINCT 'P' || product.id FROM json_each(?1) AS given
  JOIN product ON product.sku = given.value ->> 'sku'`

const NOTE_REVIEWS = `
  ${NOTE_PRODUCTS}
  WHERE NOT EXISTS (SELECT 1 FROM review WHERE reference = given.value ->> 'reference')`

const NOTE_PAST_PRICES = `
  ${NOTE_PRODUCTS}
  WHERE NOT EXISTS (SELECT 1 FROM price_history AS past WHERE past.sku = given.value ->> 'sku'
    AND past.store_id = given.value ->> 'storeId' AND past.until = given.value ->> 'until')`

/** Adds what is not there yet and says how much that was. */
export async function writeRecords(
  databases: Databases,
  draft: ShopRecords,
): Promise<RecordsReport> {
  const { catalogue, sales } = databases
  return {
    reviews: await insertOfProducts(catalogue, NOTE_REVIEWS, INSERT_REVIEWS, draft.reviews),
    pastPrices: await insertOfProducts(
      catalogue,
      NOTE_PAST_PRICES,
      INSERT_PAST_PRICES,
      draft.pastPrices,
      rewriteCards,
    ),
    customerGroups: await insert(sales, WRITE_CUSTOMER_GROUPS, draft.customerGroups),
    customers: await writeCustomers(sales, draft.customers ?? []),
    orders: await writeOrders(databases, draft.orders ?? []),
    coupons: await insert(sales, INSERT_COUPONS, draft.coupons),
    giftCards: await insert(sales, INSERT_GIFT_CARDS, draft.giftCards),
    storeLocations: await insertStoreLocations(catalogue, draft.storeLocations),
    postalStreets: await insert(catalogue, INSERT_POSTAL_STREETS, draft.postalStreets),
  }
}

/** With a note for the page that lists them all. */
async function insertStoreLocations(
  catalogue: Database,
  drafts: readonly object[] = [],
): Promise<number> {
  if (drafts.length === 0) return 0
  const [inserted] = await catalogue.batch([
    catalogue.prepare(INSERT_STORE_LOCATIONS).bind(JSON.stringify(drafts)),
    catalogue.prepare(`${NOTE_TAGS} VALUES (?1)`).bind(STORE_LOCATION_TAG),
  ])
  return inserted?.meta.changes ?? 0
}

async function insert(
  database: Database,
  statement: string,
  entries: readonly object[] = [],
): Promise<number> {
  if (entries.length === 0) return 0
  return (await database.prepare(statement).bind(JSON.stringify(entries)).run()).meta.changes
}

/** Cards tell what was asked before: those of the products and of what they are children of. */
function rewriteCards(catalogue: Database, skus: readonly string[]): D1PreparedStatement[] {
  const products = sql`SELECT DISTINCT COALESCE(parent_id, id) FROM product
    WHERE sku COLLATE NOCASE IN ${listOf([...new Set(skus)])}`
  return STORE_VIEWS.map(({ storeId }) =>
    writeCards(
      catalogue,
      storeId,
      sql`SELECT product_id FROM listing
        WHERE store_id = ${storeId} AND product_id IN (${products})`,
    ),
  )
}

/** Entries that stand on pages of products, with a note of which pages those are. */
async function insertOfProducts(
  catalogue: Database,
  note: string,
  statement: string,
  drafts: readonly { sku: string; store: StoreCode }[] = [],
  follow: (catalogue: Database, skus: readonly string[]) => D1PreparedStatement[] = () => [],
): Promise<number> {
  if (drafts.length === 0) return 0
  const entries = JSON.stringify(
    drafts.map((draft) => ({ ...draft, storeId: toStoreId(draft.store) })),
  )
  const [, inserted] = await catalogue.batch([
    catalogue.prepare(note).bind(entries),
    catalogue.prepare(statement).bind(entries),
    ...follow(
      catalogue,
      drafts.map(({ sku }) => sku),
    ),
  ])
  return inserted?.meta.changes ?? 0
}
