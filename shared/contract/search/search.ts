// The calls of catalogue and search (spec 7). Categories, attributes, tax rules, reviews, redirects,
// URL mappings and landing pages are all asked for by the one search query, by their type.
import * as z from 'zod/mini'
import { isSearchTerm, MAX_TERM_LENGTH } from '../../search/search-term'
import type { Call } from '../call'
import { filledLine, line, queryInteger, storeCode } from '../wire/request-value'
import { openObject, wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireList, wireText, wireValue } from '../wire/wire-value'
import { searchAnswer } from './search-answer'
import { MAX_PRODUCTS_ASKED, searchRequest } from './search-request'

/** What is shorter is no search term (spec 5). */
const searchTerm = line(MAX_TERM_LENGTH).check(
  z.refine(isSearchTerm, 'A search term has three characters'),
)

const forStore = { storeCode: z.optional(storeCode) }

/** The gateway flattens the vendor's list of redirects to one; null when there is none. */
const searchRedirectAnswer = wireObject({
  redirect: orAbsent(wireObject({ url: orAbsent(wireText) })),
})

/** Where a suggestion leads: a category has a path, a phrase is searched for. */
const navigationLink = wireObject({
  path: orAbsent(wireText),
  context: orAbsent(openObject({ category: orAbsent(openObject({ name: orAbsent(wireText) })) })),
})

const suggestion = openObject({
  match: orAbsent(wireText),
  navigationLink: orAbsent(navigationLink),
})
export type WireSuggestion = z.output<typeof suggestion>

/** The group of phrases that are what was probably meant by words that nothing is called by. */
export const CORRECTIONS = 'corrections'

const suggestionGroups = z.array(
  wireObject({
    name: orAbsent(wireText),
    type: orAbsent(wireText),
    suggestions: wireList(suggestion),
    items: wireList(openObject({})),
  }),
)
export type WireSuggestionGroups = z.output<typeof suggestionGroups>

const recommendations = z.array(
  wireObject({ name: orAbsent(wireText), items: z.array(openObject({})) }),
)

const autocompleteAnswer = wireObject({
  items: z.array(openObject({})),
  suggestions: wireList(openObject({ title: orAbsent(wireText) })),
  instantsearch: z.optional(wireValue),
  RequestId: orAbsent(wireText),
})

const subCategories = wireObject({
  items: z.array(
    wireObject({ id: orAbsent(wireInteger), url_path: wireText, name: orAbsent(wireText) }),
  ),
})

/** What a shopper looked at or chose, for a search service that learns (spec 3). */
const trackingPayload = z.object({
  ProfileKey: z.optional(line(64)),
  SearchTerm: z.optional(line(256)),
  ProductKey: z.optional(line(64)),
  RequestId: z.optional(line(64)),
  ItemId: z.optional(line(64)),
  /** Where it stood among the results (spec 9, search click position). */
  Position: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
})

const bare = { auth: 'none', envelope: false } as const

export const searchCalls = {
  search: {
    ...bare,
    method: 'POST',
    path: '/api/catalog/search',
    query: z.object(forStore),
    body: searchRequest.check(
      z.refine(({ type, size }) => type !== 'product' || size <= MAX_PRODUCTS_ASKED, {
        path: ['size'],
        message: `A search answers at most ${MAX_PRODUCTS_ASKED} products; ask for more by from`,
      }),
    ),
    result: searchAnswer,
  },
  searchRedirect: {
    ...bare,
    method: 'GET',
    path: '/api/search/redirect',
    query: z.object({ ...forStore, tn_q: z.optional(line(256)), tn_cid: z.optional(line(32)) }),
    result: searchRedirectAnswer,
  },
  searchSuggestions: {
    ...bare,
    method: 'GET',
    path: '/api/search/suggestions',
    query: z.object({ ...forStore, tn_q: searchTerm }),
    result: suggestionGroups,
  },
  searchAutocomplete: {
    ...bare,
    method: 'GET',
    path: '/api/search/autocomplete',
    query: z.object({
      ...forStore,
      tn_q: searchTerm,
      tn_cid: z.optional(line(32)),
      tn_maxresults: z.optional(queryInteger),
    }),
    result: autocompleteAnswer,
  },
  searchRecommendations: {
    ...bare,
    method: 'GET',
    path: '/api/search/recommendations',
    query: z.object({
      ...forStore,
      productId: z.optional(line(64)),
      templateId: z.optional(line(32)),
      tn_profilekey: z.optional(line(64)),
    }),
    result: recommendations,
  },
  landingPageSubCategories: {
    ...bare,
    method: 'GET',
    path: '/api/search/landing-page-sub-categories',
    query: z.object({ ...forStore, urlPath: filledLine(512) }),
    result: subCategories,
  },
  searchTracking: {
    method: 'POST',
    path: '/api/search/tracking',
    auth: 'none',
    body: trackingPayload,
    result: z.boolean(),
    envelope: true,
  },
} as const satisfies Record<string, Call>
