import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../stores/lazy-part'
import styles from '../product.module.css'
import type { StickyBarProps } from './sticky-bar'

const StickyBar = lazyPart(async () => (await import('./sticky-bar')).StickyBar)

/**
 * Round how a product is bought: while the button at its end is out of sight, above or still below, a
 * bar takes its place (spec 2, sticky mode).
 */
export function StickyBuy({ children, ...bar }: StickyBarProps & { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const element = end.current
    if (!element) return
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (entry) setOutOfSight(!entry.isIntersecting)
    }
    const observer = new IntersectionObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className={styles.buy}>
        {children}
        <span ref={end} className={styles.buyEnd} />
      </div>
      {isOutOfSight && <StickyBar {...bar} />}
    </>
  )
}
