// The small entities behind a path or a word: stored mappings, redirects and landing pages of a store. One
// query may ask for several of them at once and says of each item which it is.

import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { WireLandingPage } from '../../../shared/contract/url/url-record'
import { trimSlashes } from '../../../shared/routing/trim-slashes'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { columnField, type FilterField, readNumber, readText, toCondition } from '../db/filter-sql'
import type { FoundEntities } from '../db/found-entities'
import { query, readAll, readFirst } from '../db/query'
import { allOf, rawSql, type Sql, sql } from '../db/sql'

type Item = Record<string, unknown>

/** Nobody looks further, and reading more rows only to count them would hold up others. */
const MOST_COUNTED = 10_000

const ALL_STORES = 0

/** A path as it is stored: without slashes at its ends. */
const readPath: FilterField['read'] = (value) => trimSlashes(readText(value))
const NOTHING: FilterField = { read: readText, where: () => sql`false` }

function pathField(column: string): FilterField {
  return columnField(rawSql(column), readPath)
}

function toConditions(request: SearchRequest, fields: Readonly<Record<string, FilterField>>): Sql {
  return allOf(
    request.searchQuery._appliedFilters.map((filter) => {
      const isKnown = Object.hasOwn(fields, filter.attribute)
      return toCondition((isKnown && fields[filter.attribute]) || NOTHING, filter)
    }),
  )
}

interface MappingRow {
  request_path: string
  name: string
  /** As JSON. */
  params: string
}

export async function findUrlMappings(
  db: Database,
  { storeId }: StoreView,
  request: SearchRequest,
): Promise<FoundEntities> {
  const where = toConditions(request, { request_path: pathField('request_path') })
  const from = sql`FROM url_mapping WHERE store_id = ${storeId} AND ${where}`
  const page = (limit: Sql) =>
    sql`SELECT request_path, name, params ${from} ORDER BY request_path ${limit}`
  return await readPage<MappingRow>(db, { page, from }, request, (row) => ({
    _type: 'url_mapping',
    ...row,
    params: JSON.parse(row.params),
  }))
}

export async function findRedirects(
  db: Database,
  { storeId }: StoreView,
  request: SearchRequest,
): Promise<FoundEntities> {
  const where = toConditions(request, {
    request_path: pathField('request_path'),
    target_path: pathField('target_path'),
  })
  const from = sql`FROM redirect WHERE store_id = ${storeId} AND ${where}`
  const page = (limit: Sql) => sql`
    SELECT 'redirect' AS _type, request_path, target_path, redirect_type ${from}
    ORDER BY request_path ${limit}`
  return await readPage<Item>(db, { page, from }, request, (row) => row)
}

/** Where a searched word leads instead of to results; null for every other word. */
export async function findSearchRedirect(
  db: Database,
  storeId: number,
  word: string,
): Promise<string | null> {
  const term = word.trim().toLowerCase()
  const found = await readFirst(
    db,
    query<{ url: string }>(sql`
      SELECT url FROM search_redirect WHERE store_id = ${storeId} AND term = ${term}`),
  )
  return found?.url ?? null
}

interface LandingPageRow {
  id: number
  store_id: number
  url_path: string
  category_id: number
  active: number
  /** The other fields of a `WireLandingPage` as JSON. */
  fields: string
  /** Where the same list is in each store, as JSON. */
  places: string
}

/** A page with the same category and filters is the same page in another store. */
const PLACES = sql`(
  SELECT json_group_array(json_object('store_id', other.store_id, 'url_path', other.url_path))
  FROM landing_page AS other
  WHERE other.category_id = page.category_id AND other.active
    AND other.fields ->> 'filter_attributes' = page.fields ->> 'filter_attributes')`

/** A path asked for as `request_path` is that of a landing page too. */
export async function findLandingPages(
  db: Database,
  { storeId }: StoreView,
  request: SearchRequest,
): Promise<FoundEntities> {
  const where = toConditions(request, {
    request_path: pathField('url_path'),
    url_path: pathField('url_path'),
    category_id: columnField(rawSql('category_id'), readNumber),
    active: columnField(rawSql('active'), (value) => Number(value === true || value === 1)),
    id: columnField(rawSql('id'), readNumber),
  })
  const from = sql`FROM landing_page AS item
    WHERE store_id IN (0, ${storeId}) AND ${where} AND NOT EXISTS (
      SELECT 1 FROM landing_page AS own WHERE item.store_id = 0
      AND own.store_id = ${storeId} AND own.url_path = item.url_path)`
  const page = (limit: Sql) => sql`
    SELECT page.*, ${PLACES} AS places
    FROM (
      SELECT id, store_id, url_path, category_id, active, fields ${from}
      ORDER BY url_path ${limit}) AS page
    ORDER BY url_path`
  return await readPage(db, { page, from }, request, toLandingPage)
}

function toLandingPage({ active, fields, places, ...row }: LandingPageRow) {
  const rest: Partial<WireLandingPage> = JSON.parse(fields)
  const alternates = toAlternates(JSON.parse(places))
  return { _type: 'tweakwise_landing_page', ...row, active: active === 1, ...rest, alternates }
}

/** A store's own page comes before one for all stores. */
function toAlternates(places: { store_id: number; url_path: string }[]) {
  return STORE_VIEWS.flatMap(({ storeId, storeCode }) => {
    const placeIn = (id: number) => places.find(({ store_id: store }) => store === id)
    const place = placeIn(storeId) ?? placeIn(ALL_STORES)
    return place ? [{ store_code: storeCode, url_path: place.url_path }] : []
  })
}

/** A page of what is asked for. More than `MOST_COUNTED` are said to be so many. */
async function readPage<Row>(
  db: Database,
  { page, from }: { page: (limit: Sql) => Sql; from: Sql },
  request: SearchRequest,
  toItem: (row: Row) => Item,
): Promise<FoundEntities> {
  const asked = page(sql`LIMIT ${request.size} OFFSET ${request.from}`)
  const items = (await readAll(db, query<Row>(asked))).map(toItem)
  const isLast = items.length < request.size && (items.length > 0 || request.from === 0)
  if (isLast) return { items, total: request.from + items.length }
  const count = sql`SELECT COUNT(*) AS total FROM (SELECT 1 ${from} LIMIT ${MOST_COUNTED})`
  const counted = await readFirst(db, query<{ total: number }>(count))
  return { items, total: counted?.total ?? 0 }
}
