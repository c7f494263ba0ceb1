import type { ReactNode } from 'react'
import { AdditionalHeader, MAIN_ID, SiteFooter, SkipLink } from './default-layout'
import { Layers } from './layers/layers'
import styles from './layout.module.css'
import type { StoreSwitchLink } from './store-switch-link'

/** For the error screen: a logo above, the footer below, nothing that may fail as well. */
export function MinimalLayout({
  stores,
  children,
}: {
  stores: StoreSwitchLink[]
  children: ReactNode
}) {
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
