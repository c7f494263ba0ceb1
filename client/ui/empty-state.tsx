import type { ComponentProps } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps extends ComponentProps<'div'> {
  /** A room with nobody in it where nothing is there, a parcel for orders, a clock for waiting. */
  picture?: 'room' | 'parcel' | 'clock'
}

/** In place of what is not there, or not yet: what is so, ways on, and a picture beside or below them. */
export function EmptyState({ picture = 'room', children, ...attributes }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-picture={picture} {...attributes}>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
