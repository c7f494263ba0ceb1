import { createContext, type ReactNode, use, useMemo } from 'react'
import {
  createTranslate,
  type MessageKey,
  type Messages,
  type MessageValues,
} from '../../shared/i18n/messages'
import { formatPrice } from '../../shared/i18n/price-text'
import type { PageChrome } from '../../shared/routing/page-chrome'
import type { StoreView } from '../../shared/store-view/store-view'

/** The shop a page belongs to: its settings, its words and how it writes a price. */
interface Shop {
  store: StoreView
  chrome: PageChrome
  t: (key: MessageKey, values?: MessageValues) => string
  /** Loads the words of everything whose code comes after hydration. */
  loadLaterWords: () => Promise<void>
  /** Cents → text, for example `€ 12,50`. */
  price: (cents: number) => string
}

/** On the server all words are at hand. */
const NO_MORE = async () => {}

const ShopContext = createContext<Shop | null>(null)

interface ShopProviderProps {
  store: StoreView
  chrome: PageChrome
  messages: Messages
  loadLaterWords?: () => Promise<void>
  children: ReactNode
}

export function ShopProvider({
  store,
  chrome,
  messages,
  loadLaterWords = NO_MORE,
  children,
}: ShopProviderProps) {
  const shop = useMemo<Shop>(
    () => ({
      store,
      chrome,
      t: createTranslate(messages),
      loadLaterWords,
      price: (cents) => formatPrice(cents, store.i18n),
    }),
    [store, chrome, messages, loadLaterWords],
  )
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop outside of a ShopProvider')
  return shop
}
