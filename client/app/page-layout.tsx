import type { ReactNode } from 'react'
import type { Page, RouteName } from '../../shared/routing/page'
import { DefaultLayout, type HeaderKind, MAIN_ID } from '../layout/default-layout'
import { MinimalLayout } from '../layout/minimal-layout'
import { toStoreSwitchLinks } from '../layout/store-switch-link'
import { isOfflinePage } from './offline-page'

/** Screens on which nothing should lead away from buying. */
const HEADERS: Partial<Record<RouteName, HeaderKind>> = {
  cart: 'additional',
  checkout: 'checkout',
  'checkout-return': 'additional',
  'checkout-failed': 'additional',
}

/** The layout of a screen (spec 2, layout). */
export function PageLayout({ page, children }: { page: Page; children: ReactNode }) {
  const stores = toStoreSwitchLinks(page)
  const { route } = page.data
  if (route === 'storyblok-empty') return <main id={MAIN_ID}>{children}</main>
  // Offline the shop itself is well: its menu leads to what this browser still knows.
  if (route === 'error' && !isOfflinePage(page)) {
    return <MinimalLayout stores={stores}>{children}</MinimalLayout>
  }
  return (
    <DefaultLayout header={HEADERS[route] ?? 'standard'} stores={stores}>
      {children}
    </DefaultLayout>
  )
}
