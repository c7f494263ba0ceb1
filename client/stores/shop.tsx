import { createContext, type ReactNode, use, useMemo } from 'react'
import {
  createTranslate,
  type MessageKey,
  type Messages,
  type MessageValues,
} from '../../shared/i18n/messages'
import { formatPrice } from '../../shared/i18n/price-text'
import type { PageChrome } from '../../shared/routing/page'
import type { StoreView } from '../../shared/store-view/store-view'

/** The shop a page belongs to: its settings, its words and how it writes a price. */
interface Shop {
  store: StoreView
  chrome: PageChrome
  t: (key: MessageKey, values?: MessageValues) => string
  /** Cents → text, for example `€ 12,50`. */
  price: (cents: number) => string
}

const ShopContext = createContext<Shop | null>(null)

interface ShopProviderProps {
  store: StoreView
  chrome: PageChrome
  messages: Messages
  children: ReactNode
}

export function ShopProvider({ store, chrome, messages, children }: ShopProviderProps) {
  const shop = useMemo<Shop>(
    () => ({
      store,
      chrome,
      t: createTranslate(messages),
      price: (cents) => formatPrice(cents, store.i18n),
    }),
    [store, chrome, messages],
  )
  return <ShopContext value={shop}>{children}</ShopContext>
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop outside of a ShopProvider')
  return shop
}
