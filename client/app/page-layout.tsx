import type { ReactNode } from 'react'
import type { Page, RouteName } from '../../shared/routing/page'
import { DefaultLayout, type HeaderKind, MAIN_ID } from '../layout/default-layout'
import { MinimalLayout } from '../layout/minimal-layout'
import { toStoreSwitchLinks } from '../layout/store-switch-link'
import { latePart } from '../stores/late-part'
import { useShop } from '../stores/shop'

const AppVisit = latePart(
  'app/wrapper/app-visit',
  async () => (await import('./wrapper/app-visit')).AppVisit,
)

/** Screens on which nothing should lead away from buying. */
const HEADERS: Partial<Record<RouteName, HeaderKind>> = {
  cart: 'additional',
  checkout: 'checkout',
  express: 'checkout',
  'checkout-return': 'additional',
  'checkout-failed': 'additional',
}

/** The layout of a screen (spec 2, layout), and in the native app what belongs to each of them. */
export function PageLayout({ page, children }: { page: Page; children: ReactNode }) {
  const stores = toStoreSwitchLinks(page)
  const { chrome } = useShop()
  const { route } = page.data
  if (route === 'storyblok-empty') return <main id={MAIN_ID}>{children}</main>
  const header = HEADERS[route] ?? 'standard'
  // Offline the shop itself is well: its menu leads to what this browser still knows.
  const isBroken = route === 'error' && !isOfflinePage(page)
  return (
    <>
      {chrome.wrapperOrigins && <AppVisit page={page} />}
      {isBroken ? (
        <MinimalLayout stores={stores}>{children}</MinimalLayout>
      ) : (
        <DefaultLayout header={header} stores={stores}>
          {children}
        </DefaultLayout>
      )}
    </>
  )
}

export function isOfflinePage({ data }: Page): boolean {
  return data.route === 'error' && data.reason === 'offline'
}
