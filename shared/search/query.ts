// The address of a listing as data and back. Every state of a listing is an address: it can be
// reloaded, shared, and followed without script (spec 2, query parameters of a listing).
import { isCampaignParameter } from './campaign-parameters'
import { MAX_TERM_LENGTH } from './search-term'

/** Bounds in whole units of the currency, as they stand in the address. Null is an open end. */
export interface PriceBounds {
  from: number | null
  to: number | null
}

/** What an address asks of a listing. */
export interface ListingQuery {
  /** Counts from 1. */
  page: number
  sort: string | null
  price: PriceBounds | null
  /** Attribute code → option ids, each once. */
  filters: Record<string, string[]>
  /** The search text, empty on a category. */
  keyword: string
}

/** The options that are chosen of an attribute, which a backend may have called `constructor`. */
export function chosenOf(filters: ListingQuery['filters'], code: string): readonly string[] {
  return Object.hasOwn(filters, code) ? (filters[code] ?? []) : []
}

/** What is needed of the web's URLSearchParams. */
interface Params {
  get: (name: string) => string | null
  getAll: (name: string) => string[]
  keys: () => Iterable<string>
}

/** Asks for HTML with all options of all filters, for a browser that cannot get them later. */
export const ALL_OPTIONS = 'all_options'

const RESERVED = new Set(['page', 'sort', 'price', 'q', 'childSku', ALL_OPTIONS])
const CODE = /^[a-z][a-z0-9_]{0,59}$/
const SORT = /^[\w.:-]{1,60}$/
const CONTROL = /\p{Cc}/gu
/** No shop has more, and a search starts nowhere behind it (`search-request.ts`). */
const MAX_PAGE = 20_000
/** The rest of a longer address is ignored: people choose less, and each value costs the server. */
const MAX_FILTERS = 20
const MAX_VALUES = 30
const MAX_CHOSEN = 60
const MAX_OPTION_LENGTH = 100

/**
 * Reads what an address asks for (spec 2). Whatever is malformed counts as absent; whether an
 * attribute can be filtered on is known only to the catalogue, see `keepKnownFilters`.
 */
export function parseListingQuery(params: Params): ListingQuery {
  return {
    page: parsePage(params.get('page')),
    sort: parseSort(params.get('sort')),
    price: parsePrice(params.get('price') ?? joinedEnds(params, 'price')),
    filters: parseFilters(params),
    keyword: (params.get('q') ?? '').replace(CONTROL, ' ').trim().slice(0, MAX_TERM_LENGTH),
  }
}

function parsePage(text: string | null): number {
  if (!text || !/^\d{1,6}$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), MAX_PAGE)
}

function parseSort(text: string | null): string | null {
  return text && SORT.test(text) ? text : null
}

/** A form without script sends the two ends of a range apart. */
const END = /_(?:from|to)$/

function joinedEnds(params: Params, code: string): string | null {
  const [from, to] = [params.get(`${code}_from`), params.get(`${code}_to`)]
  return from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`
}

/**
 * Splits a price filter on its dash into whole numbers (spec 5, filters): `50-100`, `150-` and
 * `-50`. Null when nothing is bounded or the lower bound is above the upper one.
 */
export function parsePrice(text: string | null): PriceBounds | null {
  const found = /^(\d{0,7})(?:\.\d*)?-(\d{0,7})(?:\.\d*)?\*?$/.exec(text ?? '')
  if (!found) return null
  const from = found[1] ? Number(found[1]) : null
  const to = found[2] ? Number(found[2]) : null
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? null : { from, to }
}

function parseFilters(params: Params): Record<string, string[]> {
  const filters: Record<string, string[]> = {}
  let room = MAX_CHOSEN
  const codes = [...params.keys()].map((name) => name.replace(END, ''))
  for (const code of [...new Set(codes)].sort()) {
    if (RESERVED.has(code) || isCampaignParameter(code) || !CODE.test(code)) continue
    const values = [...params.getAll(code), joinedEnds(params, code) ?? '']
    const ids = [...new Set(values.filter(mayBeOption))].sort()
    const read = ids.slice(0, Math.min(MAX_VALUES, room))
    if (read.length > 0) filters[code] = read
    room -= read.length
    if (room === 0 || Object.keys(filters).length === MAX_FILTERS) break
  }
  return filters
}

function mayBeOption(id: string): boolean {
  return id !== '' && id.length <= MAX_OPTION_LENGTH && id.replace(CONTROL, '') === id
}

/** The parameters and values of a query in a fixed order, defaults left out (spec 2). */
export function listingParameters(query: ListingQuery): [string, string][] {
  const { page, sort, price, filters, keyword } = query
  const pairs: [string, string][] = []
  if (keyword) pairs.push(['q', keyword])
  for (const code of Object.keys(filters).sort()) {
    for (const id of [...(filters[code] ?? [])].sort()) pairs.push([code, id])
  }
  if (price) pairs.push(['price', `${price.from ?? ''}-${price.to ?? ''}`])
  if (sort) pairs.push(['sort', sort])
  if (page > 1) pairs.push(['page', String(page)])
  return pairs
}

/** Writes a query as the one address it has. Empty, or beginning with a question mark. */
export function formatListingQuery(query: ListingQuery): string {
  const pairs = listingParameters(query)
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return text && `?${text}`
}

/** The address of a listing with all options of its filters in sight (spec 2, show more). */
export function allOptionsLink(listingLink: string): string {
  return `${listingLink}${listingLink.includes('?') ? '&' : '?'}${ALL_OPTIONS}=1`
}
