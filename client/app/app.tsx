import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createTranslate } from '../../shared/i18n/messages'
import { storePath } from '../../shared/routing/links'
import { storeViewOf } from '../../shared/store-view/store-views'
import { Failure } from '../errors/failure'
import { RefusedFormProvider } from '../stores/forms/refused-form'
import { LocationProvider, NavigatingProvider, type ShopLocation } from '../stores/location'
import { Button, ButtonLink } from '../ui/button'
import { ErrorBoundary } from '../ui/error-boundary'
import { HeadTags } from './head-tags'
import { PageLayout } from './page-layout'
import { type Environment, Providers } from './providers'
import type { ScreenStore } from './screen-store'

export interface AppProps {
  state: ScreenStore
  environment: Environment
  /** How the address is changed; a server never does. */
  navigation: Pick<ShopLocation, 'navigate' | 'replaceUrl' | 'loadAllFilters' | 'reload'>
}

/** The whole shop on either side: the page store says what is shown. */
export function App({ state, environment, navigation }: AppProps) {
  const page = useStore(state, (shown) => shown.page)
  const Screen = useStore(state, (shown) => shown.screen)
  const visits = useStore(state, (shown) => shown.visits)
  const store = storeViewOf(page.storeCode)
  const location = useMemo<ShopLocation>(() => {
    const [path = '/', query = ''] = page.path.split('?')
    return { path, query: new URLSearchParams(query), visits, ...navigation }
  }, [page.path, visits, navigation])
  const t = createTranslate(environment.words.messages)
  const failure = (
    <Failure title="errors.unexpected-title" text="errors.unexpected-text" t={t}>
      <Button onClick={navigation.reload}>{t('errors.reload')}</Button>
      <ButtonLink kind="secondary" href={storePath('/', store)}>
        {t('errors.to-home')}
      </ButtonLink>
    </Failure>
  )
  return (
    <ErrorBoundary part="shop" resetKey={visits} fallback={<main>{failure}</main>}>
      <LocationProvider value={location}>
        <NavigatingProvider value={state}>
          <Providers environment={environment} store={store}>
            <HeadTags page={page} />
            <PageLayout page={page}>
              <ErrorBoundary part="screen" resetKey={visits} fallback={failure}>
                <RefusedFormProvider value={page.refused ?? null}>
                  <Screen data={page.data} />
                </RefusedFormProvider>
              </ErrorBoundary>
            </PageLayout>
          </Providers>
        </NavigatingProvider>
      </LocationProvider>
    </ErrorBoundary>
  )
}
