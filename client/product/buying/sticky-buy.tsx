import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../stores/lazy-part'
import styles from '../product.module.css'
import type { StickyBarProps } from './sticky-bar'

const StickyBar = lazyPart(async () => (await import('./sticky-bar')).StickyBar)

/** What is still below counts as seen: a jump from above it to below it is noticed, too. */
const EVERYTHING_BELOW = '0px 0px 100000px 0px'

/** Round how a product is bought: a bar takes its place once it is scrolled past (spec 2, sticky mode). */
export function StickyBuy({ children, ...bar }: StickyBarProps & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (entry) setPassed(!entry.isIntersecting)
    }
    const observer = new IntersectionObserver(look, { rootMargin: EVERYTHING_BELOW })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={box} className={styles.buy}>
        {children}
      </div>
      {isPassed && <StickyBar {...bar} />}
    </>
  )
}
