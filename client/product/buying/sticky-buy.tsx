import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../stores/lazy-part'
import { ErrorBoundary } from '../../ui/error-boundary'
import styles from '../product.module.css'
import { BuyFormReady } from './buy-form-ready'
import type { StickyBarProps } from './sticky-bar'

const StickyBar = lazyPart(async () => (await import('./sticky-bar')).StickyBar)

/**
 * Round how a product is bought: while the button at its end is out of sight, above or still below, a
 * bar takes its place (spec 2, sticky mode). It comes once the form hears what is chosen in it: before
 * that, the browser would post the form with what the server drew.
 */
export function StickyBuy({ children, ...bar }: StickyBarProps & { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  const [isOutOfSight, setOutOfSight] = useState(false)
  const [isReady, setReady] = useState(false)
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
        <BuyFormReady value={setReady}>{children}</BuyFormReady>
        <span ref={end} className={styles.buyEnd} />
      </div>
      {isOutOfSight && isReady && (
        <ErrorBoundary part="buy-bar" fallback={null}>
          <StickyBar {...bar} />
        </ErrorBoundary>
      )}
    </>
  )
}
