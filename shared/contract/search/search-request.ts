// The search backend query (spec 7, contract 1.7): one body for products and for every other entity.
import * as z from 'zod/mini'
import { MAX_TERM_LENGTH } from '../../search/search-term'
import { bearerToken, fieldName, idText, line, storeCode } from '../wire/request-value'

/** In one filter, such as a list of skus. */
const MAX_VALUES = 4000
/** What one search may ask of the backend at most; every listing of the shop asks for far less. */
const MAX_FILTERS = 24
const MAX_CONDITIONS = 40
const MAX_CHOSEN_VALUES = 64
const MAX_FACETS = 24
const DEFAULT_SIZE = 50
const MAX_SIZE = 4000
const MAX_START = 1_000_000
/** Products that a browser may ask for at once: a listing has 48, and 50 are usual (spec 9). */
export const MAX_PRODUCTS_ASKED = 50

const entityTypes = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'redirect',
  'url_mapping',
  'tweakwise_landing_page',
] as const
/** Spec 8 words the refusal. */
export const entityType = z.enum(entityTypes, {
  error: ({ input }) => `No entity type registered for ${String(input).slice(0, 64)}`,
})
export type EntityType = z.output<typeof entityType>

const scalar = z.union([line(512), z.number(), z.boolean()])
const scalarOrNull = z.nullable(scalar)
const scalars = z.union([scalar, z.array(scalar).check(z.maxLength(MAX_VALUES))])
const bound = z.optional(z.union([z.number(), line(64)]))

/** Operators of one filter. null asks for existence: eq null exists, neq null does not. */
const filterOperators = z.object({
  eq: z.optional(scalarOrNull),
  neq: z.optional(scalarOrNull),
  in: z.optional(scalars),
  nin: z.optional(scalars),
  or: z.optional(z.nullable(scalars)),
  nor: z.optional(z.nullable(scalars)),
  gt: bound,
  gte: bound,
  lt: bound,
  lte: bound,
  from: bound,
  to: bound,
  moreq: bound,
  orGt: bound,
  orGte: bound,
  orLt: bound,
  orLte: bound,
  orFrom: bound,
  orTo: bound,
  orMoreq: bound,
})
export type FilterOperators = z.output<typeof filterOperators>

const scope = z._default(z.enum(['default', 'catalog']), 'default')

/** Filters narrow by `catalog` scope where a shopper chose them, by `default` scope otherwise. */
const appliedFilter = z.object({ attribute: fieldName, value: filterOperators, scope })
export type AppliedFilter = z.output<typeof appliedFilter>

const availableFilter = z.object({
  field: fieldName,
  scope,
  options: z.optional(z.object({ size: z.optional(z.int().check(z.positive(), z.maximum(1000))) })),
})

const direction = z.enum(['asc', 'desc'])

const appliedSort = z.object({
  field: fieldName,
  options: z._default(
    z.pipe(
      z.union([direction, z.object({ order: direction })]),
      z.transform((given) => (typeof given === 'string' ? given : given.order)),
    ),
    'asc',
  ),
})

const appliedFilters = z.array(appliedFilter).check(
  z.maxLength(MAX_FILTERS, `A search has at most ${MAX_FILTERS} filters`),
  z.refine(
    (filters) => countConditions(filters) <= MAX_CONDITIONS,
    `The filters of a search have at most ${MAX_CONDITIONS} conditions`,
  ),
  z.refine(
    (filters) => countChosenValues(filters) <= MAX_CHOSEN_VALUES,
    `At most ${MAX_CHOSEN_VALUES} values may be chosen in a search`,
  ),
)

function countConditions(filters: readonly AppliedFilter[]): number {
  return filters.reduce((sum, { value }) => sum + givenOf(value).length, 0)
}

function countChosenValues(filters: readonly AppliedFilter[]): number {
  const chosen = filters.filter((filter) => filter.scope === 'catalog')
  return chosen.reduce((sum, { value }) => sum + givenOf(value).flat().length, 0)
}

function givenOf(value: FilterOperators) {
  return Object.values(value).filter((given) => given !== undefined)
}

const searchQuery = z.object({
  _availableFilters: z._default(
    z
      .array(availableFilter)
      .check(z.maxLength(MAX_FACETS, `A search counts at most ${MAX_FACETS} filters`)),
    [],
  ),
  _appliedFilters: z._default(appliedFilters, []),
  _appliedSort: z._default(z.array(appliedSort).check(z.maxLength(5)), []),
  _searchText: z._default(line(MAX_TERM_LENGTH), ''),
})

const fieldList = z.optional(z.array(line(128)).check(z.maxLength(200)))

/** Size zero or less becomes 50, a start below zero becomes 0 (spec 5). */
export const searchRequest = z.object({
  store: storeCode,
  type: entityType,
  searchQuery,
  groupToken: z.optional(z.nullable(z.union([bearerToken, z.literal('')]))),
  groupId: z.optional(z.nullable(idText)),
  size: z._default(
    z.pipe(
      z.int().check(z.maximum(MAX_SIZE)),
      z.transform((size) => (size > 0 ? size : DEFAULT_SIZE)),
    ),
    DEFAULT_SIZE,
  ),
  from: z._default(
    z.pipe(
      z.int().check(z.maximum(MAX_START)),
      z.transform((from) => Math.max(from, 0)),
    ),
    0,
  ),
  sort: z.optional(z.string().check(z.regex(/^(?:[A-Za-z_][\w.]{0,63}(?::(?:asc|desc))?)?$/))),
  _sourceExclude: fieldList,
  _sourceInclude: fieldList,
})
export type SearchRequest = z.output<typeof searchRequest>

/** What a client writes: everything with a default may be left out. */
export type SearchRequestInput = z.input<typeof searchRequest>
