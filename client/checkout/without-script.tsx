import type { ReactNode } from 'react'
import { useIsHydrated } from '../stores/hydration/use-is-hydrated'
import styles from './checkout-page.module.css'

/**
 * What stands on a page only while no script listens to it: where there is none, and where it could not
 * be had. A noscript knows only the first.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useIsHydrated() ? null : <div className={styles.drawn}>{children}</div>
}
