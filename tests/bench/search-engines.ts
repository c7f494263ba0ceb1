// The engines that are compared, each over the same documents with the same weights. MiniSearch and Orama
// are set as their guides propose for a shop: beginnings and misspelt words, stems where they have them.
import { create, insertMultiple, search } from '@orama/orama'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import MiniSearch from 'minisearch'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { type JudgedProduct, SEARCHED, type SearchDocument } from './search-documents.ts'

export interface SearchEngine {
  name: string
  /** The skus of the first ten products that are found. */
  find: (store: StoreCode, text: string) => Promise<string[]>
}

export const PAGE = 10
const BOOST = { name: 4, sku: 2, categories: 1, facts: 1, description: 0.4 }

const LANGUAGES = {
  nl_nl: { language: 'dutch', stemmer: dutch },
  de_de: { language: 'german', stemmer: german },
  fr_fr: { language: 'french', stemmer: french },
  global_en: { language: 'english', stemmer: english },
} as const

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function createMiniSearch(
  products: readonly JudgedProduct[],
  stores: readonly StoreCode[],
): SearchEngine {
  const indexes = new Map(
    stores.map((store) => {
      const index = new MiniSearch<SearchDocument>({ fields: [...SEARCHED], processTerm: fold })
      index.addAll(products.map(({ documents }) => documents[store]))
      return [store, index]
    }),
  )
  return {
    name: 'MiniSearch',
    find: async (store, text) => {
      const found = indexes.get(store)?.search(text, { boost: BOOST, prefix: true, fuzzy: 0.2 })
      return (found ?? []).slice(0, PAGE).map(({ id }) => String(id))
    },
  }
}

export async function createOrama(
  products: readonly JudgedProduct[],
  stores: readonly StoreCode[],
): Promise<SearchEngine> {
  const indexes = new Map<StoreCode, Awaited<ReturnType<typeof createIndex>>>()
  for (const store of stores) indexes.set(store, await createIndex(products, store))
  return {
    name: 'Orama',
    find: async (store, text) => {
      const index = indexes.get(store)
      if (!index) return []
      const { hits } = await search(index, {
        term: fold(text),
        boost: BOOST,
        tolerance: 1,
        limit: PAGE,
      })
      return hits.map(({ document }) => document.id)
    },
  }
}

async function createIndex(products: readonly JudgedProduct[], store: StoreCode) {
  const { language, stemmer } = LANGUAGES[store]
  const index = create({
    schema: {
      id: 'string',
      name: 'string',
      sku: 'string',
      categories: 'string',
      facts: 'string',
      description: 'string',
    },
    components: { tokenizer: { language, stemming: true, stemmer } },
  })
  const folded = products.map(({ documents }) => foldAll(documents[store]))
  await insertMultiple(index, folded)
  return index
}

function foldAll(document: SearchDocument): SearchDocument {
  const texts = SEARCHED.map((field) => [field, fold(document[field])])
  return { ...document, ...Object.fromEntries(texts) }
}
