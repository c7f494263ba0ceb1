import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** A place that has nothing to show: what is so, ways on, and a picture beside or below them. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
