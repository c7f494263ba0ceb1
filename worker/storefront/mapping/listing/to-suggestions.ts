import type { ProductCard } from '../../../../shared/catalog/product'
import {
  CORRECTIONS,
  type WireSuggestion,
  type WireSuggestionGroups,
} from '../../../../shared/contract/search/search'
import { foldText } from '../../../../shared/i18n/fold-text'
import { categoryLink } from '../../../../shared/routing/links'
import { trimSlashes } from '../../../../shared/routing/trim-slashes'
import type { SuggestedProduct, Suggestions } from '../../../../shared/search/suggestions'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** What a panel has room for. */
const MAX_PHRASES = 6
const MAX_CATEGORIES = 4

type SuggestedWords = Pick<Suggestions, 'phrases' | 'categories' | 'isCorrected'>

/** Phrases and categories of the wire's groups (contract 1.7); a category is no phrase once more. */
export function toSuggestedWords(groups: WireSuggestionGroups, store: StoreView): SuggestedWords {
  const all = groups.flatMap(({ suggestions = [] }) => suggestions)
  const categories = all.flatMap((one) => toCategory(one, store)).slice(0, MAX_CATEGORIES)
  const names = new Set(categories.map(({ name }) => foldText(name.trim())))
  const phrases = all.flatMap((one) => (isCategory(one) ? [] : (one.match?.trim() ?? [])))
  const others = phrases.filter((phrase) => phrase !== '' && !names.has(foldText(phrase)))
  return {
    phrases: [...new Set(others)].slice(0, MAX_PHRASES),
    categories,
    isCorrected: groups.some(
      ({ name, suggestions = [] }) => name === CORRECTIONS && suggestions.length > 0,
    ),
  }
}

function isCategory({ navigationLink }: WireSuggestion): boolean {
  return navigationLink?.context?.category !== undefined
}

function toCategory(suggestion: WireSuggestion, store: StoreView): Suggestions['categories'] {
  const { match, navigationLink } = suggestion
  const name = match ?? navigationLink?.context?.category?.name ?? ''
  const path = trimSlashes(navigationLink?.path ?? '')
  if (!isCategory(suggestion) || name === '' || path === '') return []
  return [{ name, link: categoryLink(path, store) }]
}

/** As much of a card as a panel shows. */
export function toSuggestedProduct({ sku, name, link, ...card }: ProductCard): SuggestedProduct {
  const { id, typeId, images, price, isFromPrice, isInStock } = card
  return { sku, id, typeId, name, link, image: images[0] ?? '', price, isFromPrice, isInStock }
}
