// What a shopper may be about to type (contract 1.7, suggestions): names of the shop that begin so, or
// have what the typed words mean.
import { CORRECTIONS } from '../../../../shared/contract/search/search'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { type HeldCatalogue, heldOf, holdParts } from '../memory/snapshot'
import { type ExpandedWord, expandWords } from '../words/expand-words'
import type { Expansion } from '../words/meaning'
import { synonymsOf } from '../words/synonyms'
import { toWords } from '../words/to-words'
import { vocabularyOf } from '../words/vocabulary'
import { findSuggested, type SuggestedText, suggestedTexts } from './suggested-texts'

const MAX_PHRASES = 6
const MAX_CATEGORIES = 4

interface Suggestions {
  phrases: string[]
  categories: SuggestedText[]
  /** They are what was probably meant by words that the shop does not know. */
  isCorrected: boolean
}

/** Phrases and categories for a text that is being typed, also where it is misspelt. */
export async function suggest(
  catalogue: HeldCatalogue,
  store: StoreView,
  text: string,
): Promise<Suggestions> {
  const [texts, vocabulary, synonyms] = [
    suggestedTexts(store.storeId),
    vocabularyOf(store.storeId),
    synonymsOf(store),
  ]
  const snapshot = await holdParts(catalogue, [texts, vocabulary, synonyms])
  const known = heldOf(snapshot, texts)
  const expansion = {
    vocabulary: heldOf(snapshot, vocabulary),
    synonyms: heldOf(snapshot, synonyms),
    store,
  }
  const typed = expandEach(expansion, toWords(text))
  const found = collect(known, typed)
  if (found.phrases.length > 0) return { ...found, isCorrected: false }
  const corrected = typed.map(
    ({ word, meanings: [first] }) => (first?.kind === 'guess' ? first.parts[0]?.[0] : word) ?? word,
  )
  return { ...collect(known, expandEach(expansion, corrected)), isCorrected: true }
}

/** All of the words: also one that says nothing to a search has to stand in what is suggested. */
function expandEach(expansion: Expansion, words: readonly string[]): ExpandedWord[] {
  const expanded = new Map(expandWords(expansion, words).map((own) => [own.word, own]))
  return words.map((word) => expanded.get(word) ?? { word, meanings: [] })
}

function collect(
  texts: readonly SuggestedText[],
  typed: readonly ExpandedWord[],
): Omit<Suggestions, 'isCorrected'> {
  const all = findSuggested(texts, typed, texts.length)
  const phrases = new Map(all.map((found) => [found.words.join(' '), found.text]))
  return {
    phrases: [...phrases.values()].slice(0, MAX_PHRASES),
    categories: all.filter(({ category }) => category !== null).slice(0, MAX_CATEGORIES),
  }
}

/** The groups of the contract: phrases to search for, and categories to go to. */
export function toWireSuggestions({ phrases, categories, isCorrected }: Suggestions) {
  return [
    {
      name: isCorrected ? CORRECTIONS : 'phrases',
      type: 'SearchPhrase',
      suggestions: phrases.map((match) => ({
        match,
        navigationLink: { path: '/catalogsearch/result', context: { searchterm: match } },
      })),
      items: [],
    },
    {
      name: 'categories',
      type: 'Category',
      suggestions: categories.map(({ text, category }) => ({
        match: text,
        navigationLink: {
          path: category?.urlPath ?? '',
          context: { category: { name: text, path: category?.path ?? '' } },
        },
      })),
      items: [],
    },
  ]
}
