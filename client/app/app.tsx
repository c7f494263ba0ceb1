import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Messages } from '../../shared/i18n/messages'
import type { Frame } from '../../shared/routing/page'
import { storeViewOf } from '../../shared/store-view/store-views'
import { LocationProvider, type ShopLocation } from '../stores/location'
import { ShopProvider } from '../stores/shop'
import { HeadTags } from './head-tags'
import type { PageStore } from './page-state'
import { PageLayout } from './page-layout'

export interface AppProps {
  state: PageStore
  queries: QueryClient
  frame: Frame
  messages: Messages
  navigate: ShopLocation['navigate']
}

/** The whole shop on either side: the page store says what is shown. */
export function App({ state, queries, frame, messages, navigate }: AppProps) {
  const { page, screen: Screen, isNavigating } = useStore(state)
  const store = storeViewOf(page.storeCode)
  const location = useMemo<ShopLocation>(() => {
    const [path = '/', query = ''] = page.path.split('?')
    return { path, query: new URLSearchParams(query), isNavigating, navigate }
  }, [page.path, isNavigating, navigate])
  return (
    <QueryClientProvider client={queries}>
      <ShopProvider store={store} frame={frame} messages={messages}>
        <LocationProvider value={location}>
          <HeadTags seo={page.seo} siteName={store.name} />
          <PageLayout page={page}>
            <Screen data={page.data} />
          </PageLayout>
        </LocationProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
}
