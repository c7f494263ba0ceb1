import type { Messages } from '../../shared/i18n/messages'
import type { StoreCode } from '../../shared/store-view/store-view'
import { loadCode } from '../browser/load-code'
import { type ScreenName, type WordPart, wordPartsOf } from './screens'

type Loader = () => Promise<{ default: Messages }>

const LOADERS: Record<StoreCode, Record<WordPart, Loader>> = {
  nl_nl: {
    most: () => import('virtual:messages/nl_nl/most'),
    cart: () => import('virtual:messages/nl_nl/cart'),
    checkout: () => import('virtual:messages/nl_nl/checkout'),
    content: () => import('virtual:messages/nl_nl/content'),
    listing: () => import('virtual:messages/nl_nl/listing'),
    product: () => import('virtual:messages/nl_nl/product'),
    wishlist: () => import('virtual:messages/nl_nl/wishlist'),
    later: () => import('virtual:messages/nl_nl/later'),
  },
  de_de: {
    most: () => import('virtual:messages/de_de/most'),
    cart: () => import('virtual:messages/de_de/cart'),
    checkout: () => import('virtual:messages/de_de/checkout'),
    content: () => import('virtual:messages/de_de/content'),
    listing: () => import('virtual:messages/de_de/listing'),
    product: () => import('virtual:messages/de_de/product'),
    wishlist: () => import('virtual:messages/de_de/wishlist'),
    later: () => import('virtual:messages/de_de/later'),
  },
  fr_fr: {
    most: () => import('virtual:messages/fr_fr/most'),
    cart: () => import('virtual:messages/fr_fr/cart'),
    checkout: () => import('virtual:messages/fr_fr/checkout'),
    content: () => import('virtual:messages/fr_fr/content'),
    listing: () => import('virtual:messages/fr_fr/listing'),
    product: () => import('virtual:messages/fr_fr/product'),
    wishlist: () => import('virtual:messages/fr_fr/wishlist'),
    later: () => import('virtual:messages/fr_fr/later'),
  },
  global_en: {
    most: () => import('virtual:messages/global_en/most'),
    cart: () => import('virtual:messages/global_en/cart'),
    checkout: () => import('virtual:messages/global_en/checkout'),
    content: () => import('virtual:messages/global_en/content'),
    listing: () => import('virtual:messages/global_en/listing'),
    product: () => import('virtual:messages/global_en/product'),
    wishlist: () => import('virtual:messages/global_en/wishlist'),
    later: () => import('virtual:messages/global_en/later'),
  },
}

/** The words of one page load. They come in parts, and each part adds to those that are there. */
export interface LoadedWords {
  messages: Messages
  /** Loads what a screen is drawn with. */
  loadFor: (screen: ScreenName) => Promise<void>
  /** Loads what everything is drawn with whose code comes after hydration. */
  loadLater: () => Promise<void>
}

/** The words of one store; those of other stores never reach this browser. */
export function createWords(storeCode: StoreCode): LoadedWords {
  const messages = {} as Messages
  const loaded = new Map<WordPart, Promise<void>>()

  /** Loads a part, once. A failed load is forgotten, so that it can be tried again. */
  function load(part: WordPart): Promise<void> {
    const known = loaded.get(part)
    if (known) return known
    const loading = add(part)
    loaded.set(part, loading)
    loading.catch(() => loaded.delete(part))
    return loading
  }

  async function add(part: WordPart): Promise<void> {
    Object.assign(messages, (await loadCode(LOADERS[storeCode][part])).default)
  }

  return {
    messages,
    async loadFor(screen) {
      await Promise.all(wordPartsOf(screen).map(load))
    },
    loadLater: () => load('later'),
  }
}
