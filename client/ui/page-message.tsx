import type { ComponentProps } from 'react'
import styles from './page-message.module.css'
import basket from './pictures/basket.svg?no-inline'
import clock from './pictures/clock.svg?no-inline'
import drawer from './pictures/drawer.svg?no-inline'
import room from './pictures/empty-room.svg?no-inline'
import frame from './pictures/frame.svg?no-inline'
import parcel from './pictures/parcel.svg?no-inline'

const PICTURES = { room, basket, frame, drawer, parcel, clock }

interface PageMessageProps extends ComponentProps<'div'> {
  /** A parcel for orders, a clock for waiting, what is empty; else a room with nobody in it. */
  picture?: keyof typeof PICTURES
}

/** A page, or a part of it, that says how things are: what is so, ways on, and a picture beside or below. */
export function PageMessage({ picture = 'room', children, ...attributes }: PageMessageProps) {
  return (
    <div className={styles.message} data-picture={picture} {...attributes}>
      <div className={styles.words}>{children}</div>
      <img src={PICTURES[picture]} alt="" width={480} height={320} />
    </div>
  )
}
