import type { ReactNode } from 'react'
import { AdditionalHeader } from './additional-header'
import { Layers } from './layers'
import styles from './layout.module.css'
import { SiteFooter } from './site-footer'
import { MAIN_ID, SkipLink } from './skip-link'
import type { StoreLink } from './store-links'

/** For the error screen: a logo above, the footer below, nothing that may fail as well. */
export function MinimalLayout({ stores, children }: { stores: StoreLink[]; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AdditionalHeader hasBackLink={false} />
      <main id={MAIN_ID} className={`${styles.main} ${styles.minimal}`} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter stores={stores} />
      <Layers stores={stores} />
    </>
  )
}
