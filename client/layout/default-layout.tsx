// The frame around most pages (spec 2, layout): a header, the page, the footer, and the layers that
// lie above. What the page is about is none of its business.
import type { ReactNode } from 'react'
import { latePart } from '../stores/late-part'
import { useShop } from '../stores/shop'
import { StandardHeader } from './header/standard-header'
import { Layers } from './layers/layers'
import styles from './layout.module.css'
import type { StoreSwitchLink } from './store-switch-link'

export const SiteFooter = latePart(
  'layout/footer/site-footer',
  async () => (await import('./footer/site-footer')).SiteFooter,
)
/** Few pages have these headers, and all that is in them is links. */
export const AdditionalHeader = latePart(
  'layout/header/additional-header',
  async () => (await import('./header/additional-header')).AdditionalHeader,
)
const CheckoutHeader = latePart(
  'layout/header/checkout-header',
  async () => (await import('./header/checkout-header')).CheckoutHeader,
)

export const MAIN_ID = 'main'

export type HeaderKind = 'standard' | 'additional' | 'checkout'

interface DefaultLayoutProps {
  header: HeaderKind
  /** Where this page is in each of the stores. */
  stores: StoreSwitchLink[]
  children: ReactNode
}

const HEADERS = {
  standard: StandardHeader,
  additional: AdditionalHeader,
  checkout: CheckoutHeader,
}

export function DefaultLayout({ header, stores, children }: DefaultLayoutProps) {
  const Header = HEADERS[header]
  return (
    <>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {header !== 'checkout' && <SiteFooter stores={stores} />}
      <Layers stores={stores} />
    </>
  )
}

/** The first thing a keyboard meets: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useShop()
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t('layout.skip')}
    </a>
  )
}
