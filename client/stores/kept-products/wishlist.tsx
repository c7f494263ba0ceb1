// The shopper's wishlist as screens see it. What keeps it is loaded after hydration: until then
// nothing of it is shown, so that a page is the same for everybody.
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { storePath } from '../../../shared/routing/links'
import { loadCode } from '../../browser/load-code'
import { useNotify } from '../notifications'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import type { Wishlist } from './open-wishlist'

interface WishlistState {
  wishlist: Wishlist | null
}

const WishlistContext = createContext<StoreApi<WishlistState> | null>(null)

export function WishlistProvider({ children }: { children: ReactNode }) {
  const ports = usePorts()
  const notify = useNotify()
  const { store, t, loadLaterWords } = useShop()
  const [kept] = useState(() => createStore<WishlistState>(() => ({ wishlist: null })))
  useEffect(() => {
    const href = storePath('/wishlist', store)
    let stop = () => {}
    let isOver = false
    Promise.all([loadCode(() => import('./open-wishlist')), loadLaterWords()]).then(
      ([{ openWishlist }]) => {
        if (isOver) return
        stop = openWishlist({
          ports,
          storeCode: store.storeCode,
          notify,
          t,
          href,
          changed: (wishlist) => kept.setState({ wishlist }),
        })
      },
      // Without its code there is no wishlist, and the shop goes on.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [ports, store, notify, t, kept, loadLaterWords])
  return <WishlistContext value={kept}>{children}</WishlistContext>
}

/** The wishlist; null until what this browser keeps has been read (spec 3, loaded flag). */
export function useWishlist(): Wishlist | null {
  const kept = use(WishlistContext)
  if (!kept) throw new Error('useWishlist outside of a WishlistProvider')
  return useStore(kept, ({ wishlist }) => wishlist)
}
