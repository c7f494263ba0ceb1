import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createTranslate } from '../../shared/i18n/messages'
import { storePath } from '../../shared/routing/links'
import { storeViewOf } from '../../shared/store-view/store-views'
import { Failure } from '../errors/failure'
import { LocationProvider, type ShopLocation } from '../stores/location'
import { Button, ButtonLink } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { HeadTags } from './head-tags'
import { PageLayout } from './page-layout'
import type { PageStore } from './page-state'
import { Providers, type World } from './providers'

export interface AppProps {
  state: PageStore
  world: World
  /** How the address is changed; a server never does. */
  moves: Pick<ShopLocation, 'navigate' | 'note' | 'unfold' | 'reload'>
}

/** The whole shop on either side: the page store says what is shown. */
export function App({ state, world, moves }: AppProps) {
  const { page, screen: Screen, visits, isNavigating } = useStore(state)
  const store = storeViewOf(page.storeCode)
  const location = useMemo<ShopLocation>(() => {
    const [path = '/', query = ''] = page.path.split('?')
    return { path, query: new URLSearchParams(query), visits, isNavigating, ...moves }
  }, [page.path, visits, isNavigating, moves])
  const t = createTranslate(world.messages)
  const failure = (
    <Failure reason="unexpected" t={t}>
      <Button onClick={moves.reload}>{t('errors.reload')}</Button>
      <ButtonLink kind="secondary" href={storePath('/', store)}>
        {t('errors.to-home')}
      </ButtonLink>
    </Failure>
  )
  return (
    <ErrorBoundary part="shop" resetKey={visits} fallback={<main>{failure}</main>}>
      <LocationProvider value={location}>
        <Providers world={world} store={store}>
          <HeadTags page={page} siteName={store.name} />
          <PageLayout page={page}>
            <ErrorBoundary part="screen" resetKey={visits} fallback={failure}>
              <Screen data={page.data} />
            </ErrorBoundary>
          </PageLayout>
        </Providers>
      </LocationProvider>
    </ErrorBoundary>
  )
}
