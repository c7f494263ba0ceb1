import type { ComponentProps } from 'react'
import styles from './page-message.module.css'

interface PageMessageProps extends ComponentProps<'div'> {
  /** A room with nobody in it where nothing is there, a parcel for orders, a clock for waiting. */
  picture?: 'room' | 'parcel' | 'clock'
}

/** A page, or a part of it, that says how things are: what is so, ways on, and a picture beside or below. */
export function PageMessage({ picture = 'room', children, ...attributes }: PageMessageProps) {
  return (
    <div className={styles.message} data-picture={picture} {...attributes}>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
