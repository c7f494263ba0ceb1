import { useMemo } from 'react'
import { useStore } from 'zustand'
import { storeViewOf } from '../../shared/store-view/store-views'
import { LocationProvider, type ShopLocation } from '../stores/location'
import { HeadTags } from './head-tags'
import { PageLayout } from './page-layout'
import type { PageStore } from './page-state'
import { Providers, type World } from './providers'

export interface AppProps {
  state: PageStore
  world: World
  /** How the address is changed; a server never does. */
  moves: Pick<ShopLocation, 'navigate' | 'note' | 'unfold'>
}

/** The whole shop on either side: the page store says what is shown. */
export function App({ state, world, moves }: AppProps) {
  const { page, screen: Screen, isNavigating } = useStore(state)
  const store = storeViewOf(page.storeCode)
  const location = useMemo<ShopLocation>(() => {
    const [path = '/', query = ''] = page.path.split('?')
    return { path, query: new URLSearchParams(query), isNavigating, ...moves }
  }, [page.path, isNavigating, moves])
  return (
    <LocationProvider value={location}>
      <Providers world={world} store={store}>
        <HeadTags page={page} siteName={store.name} />
        <PageLayout page={page}>
          <Screen data={page.data} />
        </PageLayout>
      </Providers>
    </LocationProvider>
  )
}
