// What the shopper looked at before. Nothing of it is in the first load: it is kept after a product was
// opened, and drawn when its place comes near.
import { type ComponentType, createContext, use, useCallback, useEffect, useState } from 'react'
import type { RememberedProduct } from '../../engine/kept-products'
import { ErrorBoundary } from '../../ui/error-boundary'
import { useLocation } from '../location'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import { tryToLoad } from '../try-to-load'

export interface RecentlyViewedProps {
  /** Skus of the products on the page, which are not shown again. */
  but?: readonly string[]
  /** Whether what others buy most stands there where nothing else was looked at. */
  orBestsellers?: boolean
}

const RowContext = createContext<ComponentType<RecentlyViewedProps>>(() => null)

/** Hands down what draws the row: another room, whose code comes when it is drawn. */
export const RecentlyViewedProvider = RowContext.Provider

/** So far below what is seen it begins to load. Above counts as seen: a jump past it is noticed, too. */
const NEAR = '99999px 0px 1500px'

/** The place of the products that were looked at (spec 2). */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const Row = use(RowContext)
  const { visits } = useLocation()
  const [isNear, setNear] = useState(false)
  const watch = useCallback((place: HTMLDivElement) => {
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin: NEAR })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch}>
      {isNear && (
        <ErrorBoundary part="recently-viewed" resetKey={visits} fallback={null}>
          <Row {...props} />
        </ErrorBoundary>
      )}
    </div>
  )
}

/** Remembers that a product was looked at (spec 4). */
export function useRememberView({ sku, name, image, link }: RememberedProduct): void {
  const ports = usePorts()
  const { store } = useShop()
  useEffect(() => {
    // Without its code nothing is remembered, and the page is as it was.
    void tryToLoad('recent-products', () => import('./recent-products')).then((code) =>
      code?.rememberView(ports, store.storeCode, { sku, name, image, link }),
    )
  }, [ports, store, sku, name, image, link])
}
