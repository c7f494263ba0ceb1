// The shopper's wishlist as screens see it. What keeps it is loaded after hydration: until then
// nothing of it is shown, so that a page is the same for everybody.
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { storePath } from '../../../shared/routing/links'
import { loadCode } from '../../browser/load-code'
import { useNotify } from '../notifications'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import type { Wishlist } from './open-wishlist'

const WishlistContext = createContext<Wishlist | null>(null)

export function WishlistProvider({ children }: { children: ReactNode }) {
  const ports = usePorts()
  const notify = useNotify()
  const { store, t } = useShop()
  const [wishlist, setWishlist] = useState<Wishlist | null>(null)
  useEffect(() => {
    const href = storePath('/wishlist', store)
    let stop = () => {}
    let isOver = false
    loadCode(() => import('./open-wishlist')).then(
      ({ openWishlist }) => {
        if (isOver) return
        stop = openWishlist({
          ports,
          storeCode: store.storeCode,
          notify,
          t,
          href,
          changed: setWishlist,
        })
      },
      // Without its code there is no wishlist, and the shop goes on.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [ports, store, notify, t])
  return <WishlistContext value={wishlist}>{children}</WishlistContext>
}

/** The wishlist; null until what this browser keeps has been read (spec 3, loaded flag). */
export function useWishlist(): Wishlist | null {
  return use(WishlistContext)
}
