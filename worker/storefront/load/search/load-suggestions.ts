// What helps while a term is being typed, and before one is (spec 7, suggestions, autocomplete and
// recommendations). Words and products come from two calls: one of them is better than nothing.
import type { ProductCard } from '../../../../shared/catalog/product'
import { CATEGORIES } from '../../../../shared/contract/change-tags'
import { parseEntities } from '../../../../shared/contract/search/entities'
import { fail, ok, type Result } from '../../../../shared/result'
import type { Suggestions } from '../../../../shared/search/suggestions'
import { namedColors } from '../../mapping/listing/named-colors'
import { toSuggestedProduct, toSuggestedWords } from '../../mapping/listing/to-suggestions'
import { toCard } from '../../mapping/product/to-card'
import type { UpstreamFault } from '../../upstream/fault'
import { loadAttributes } from '../load-attributes'
import { cardTags, LIST_TAGS } from '../load-cards'
import type { Sources } from '../sources'

/** Products that a panel has room for. */
const MAX_PRODUCTS = 6

const NO_WORDS = { phrases: [], categories: [], isCorrected: false }
const NO_PRODUCTS: FoundProducts = { cards: [], requestId: '' }

interface FoundProducts {
  cards: readonly ProductCard[]
  requestId: string
}

interface Loaded {
  suggestions: Suggestions
  tags: string[]
  /** Both calls were answered: half of an answer is not kept. */
  isWhole: boolean
}

/** Suggestions for a term that is long enough, or for none: then what the shop recommends. */
export async function loadSuggestions(
  sources: Sources,
  term: string,
): Promise<Result<Suggestions, UpstreamFault>> {
  const read = await sources.cache.read<Loaded, UpstreamFault>(
    {
      kind: 'search',
      parts: { suggestions: term.toLowerCase() },
      tags: ({ tags }) => tags,
      isRare: term !== '',
      isMiss: ({ isWhole }) => !isWhole,
    },
    () => (term === '' ? loadRecommended(sources) : loadForTerm(sources, term)),
  )
  return read.ok ? ok(read.value.value.suggestions) : read
}

async function loadForTerm(sources: Sources, term: string): Promise<Result<Loaded, UpstreamFault>> {
  const { upstream, store } = sources
  const [groups, products] = await Promise.all([
    upstream.call('searchSuggestions', { query: { tn_q: term } }),
    findProducts(sources, term),
  ])
  if (!groups.ok && !products.ok) return products
  const words = groups.ok ? toSuggestedWords(groups.value, store) : NO_WORDS
  const found = products.ok ? products.value : NO_PRODUCTS
  return ok(toLoaded(words, found, groups.ok && products.ok))
}

async function loadRecommended(sources: Sources): Promise<Result<Loaded, UpstreamFault>> {
  const answer = await sources.upstream.call('searchRecommendations', { query: {} })
  if (!answer.ok) return answer
  const cards = await toCards(
    sources,
    answer.value.flatMap(({ items }) => items),
    '',
  )
  return cards.ok ? ok(toLoaded(NO_WORDS, { cards: cards.value, requestId: '' }, true)) : cards
}

async function findProducts(
  sources: Sources,
  term: string,
): Promise<Result<FoundProducts, UpstreamFault>> {
  const answer = await sources.upstream.call('searchAutocomplete', {
    query: { tn_q: term, tn_maxresults: String(MAX_PRODUCTS) },
  })
  if (!answer.ok) return answer
  const { items, RequestId = '' } = answer.value
  const cards = await toCards(sources, items, term)
  return cards.ok ? ok({ cards: cards.value, requestId: RequestId }) : cards
}

/** In the colour that a term names, as the list of its results shows them. */
async function toCards(
  sources: Sources,
  found: readonly unknown[],
  term: string,
): Promise<Result<ProductCard[], UpstreamFault>> {
  const attributes = await loadAttributes(sources)
  if (!attributes.ok) return fail(attributes.error)
  const { items } = parseEntities('product', found)
  const wanted = { values: namedColors(term, attributes.value) }
  const cards = items.map((item) => toCard(item, attributes.value, sources.store, wanted))
  return ok(cards.slice(0, MAX_PRODUCTS))
}

function toLoaded(
  words: ReturnType<typeof toSuggestedWords>,
  { cards, requestId }: FoundProducts,
  isWhole: boolean,
): Loaded {
  return {
    suggestions: { ...words, products: cards.map(toSuggestedProduct), requestId },
    tags: [...LIST_TAGS, CATEGORIES, ...cardTags(cards)],
    isWhole,
  }
}
