import type { ComponentType, ReactNode } from 'react'
import type { PageChrome } from '../../shared/routing/page-chrome'
import type { StoreView } from '../../shared/store-view/store-view'
import type { Ports } from '../engine/ports'
import { CartProvider } from '../stores/cart'
import { type EditorsBlocksProps, EditorsBlocksProvider } from '../stores/editors-blocks'
import {
  type RecentlyViewedProps,
  RecentlyViewedProvider,
} from '../stores/kept-products/recently-viewed'
import { WishlistProvider } from '../stores/kept-products/wishlist'
import { lazyPart } from '../stores/lazy-part'
import { NavigationHistoryProvider } from '../stores/navigation-history'
import { NotificationProvider } from '../stores/notifications/notifications'
import { PortsProvider } from '../stores/ports'
import { type QueryHolder, QueryHolderProvider } from '../stores/query-holder'
import { ShopProvider } from '../stores/shop'
import { UiProvider } from '../stores/ui'
import type { LoadedWords } from './words'

export interface Environment {
  ports: Ports
  queries: QueryHolder
  chrome: PageChrome
  words: Pick<LoadedWords, 'messages' | 'loadLater'>
  /** What draws the blocks of editors: at hand on the server, loaded later in the browser. */
  blocks: ComponentType<EditorsBlocksProps>
}

const RecentlyViewedRow = lazyPart<RecentlyViewedProps>(
  async () => (await import('../recently-viewed/recently-viewed-row')).RecentlyViewedRow,
)

/** Everything that lives as long as the page load and is handed down. */
export function Providers({
  environment: { ports, queries, chrome, words, blocks },
  store,
  children,
}: {
  environment: Environment
  store: StoreView
  children: ReactNode
}) {
  return (
    <PortsProvider value={ports}>
      <QueryHolderProvider value={queries}>
        <ShopProvider
          store={store}
          chrome={chrome}
          messages={words.messages}
          loadLaterWords={words.loadLater}
        >
          <NotificationProvider>
            <UiProvider>
              <CartProvider>
                <WishlistProvider>
                  <NavigationHistoryProvider>
                    <RecentlyViewedProvider value={RecentlyViewedRow}>
                      <EditorsBlocksProvider value={blocks}>{children}</EditorsBlocksProvider>
                    </RecentlyViewedProvider>
                  </NavigationHistoryProvider>
                </WishlistProvider>
              </CartProvider>
            </UiProvider>
          </NotificationProvider>
        </ShopProvider>
      </QueryHolderProvider>
    </PortsProvider>
  )
}
