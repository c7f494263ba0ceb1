// The shopper's wishlist as screens see it. What keeps it is loaded after hydration: until then
// nothing of it is shown, so that a page is the same for everybody.
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { storePath } from '../../../shared/routing/links'
import { loadCode } from '../../browser/load-code'
import { tellFault } from '../../browser/watch-faults'
import { useLocation } from '../location'
import { useNotify } from '../notifications/notifications'
import { usePorts } from '../ports'
import { useShop } from '../shop'
import type { Wishlist } from './open-wishlist'

interface WishlistState {
  wishlist: Wishlist | null
  /** Loads what keeps it once more, after that could not be had. */
  tryAgain?: (() => void) | undefined
}

const WishlistContext = createContext<StoreApi<WishlistState> | null>(null)

export function WishlistProvider({ children }: { children: ReactNode }) {
  const ports = usePorts()
  const notify = useNotify()
  const { store, t, loadLaterWords } = useShop()
  const { visits } = useLocation()
  const [kept] = useState(() => createStore<WishlistState>(() => ({ wishlist: null })))
  useEffect(() => {
    const href = storePath('/wishlist', store)
    let stop = () => {}
    let isOver = false
    const load = () => {
      kept.setState({ tryAgain: undefined })
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
        (error: unknown) => {
          tellFault('wishlist', error)
          kept.setState({ tryAgain: load })
        },
      )
    }
    load()
    return () => {
      isOver = true
      stop()
    }
  }, [ports, store, notify, t, kept, loadLaterWords])
  useEffect(() => {
    if (visits > 0) kept.getState().tryAgain?.()
  }, [kept, visits])
  return <WishlistContext value={kept}>{children}</WishlistContext>
}

/** The wishlist; null until what this browser keeps has been read (spec 3, loaded flag). */
export function useWishlist(): Wishlist | null {
  // Deferred, so that the hearts of a page are drawn in slices. Not a context that changes: parts whose
  // code is missing would have to be drawn for it, and it would wait for them.
  return useDeferredValue(useStore(useKept(), ({ wishlist }) => wishlist))
}

/** Whether what keeps the wishlist could not be had. The next page tries by itself. */
export function useHasWishlistFailed(): boolean {
  return useStore(useKept(), ({ tryAgain }) => tryAgain !== undefined)
}

function useKept(): StoreApi<WishlistState> {
  const kept = use(WishlistContext)
  if (!kept) throw new Error('useWishlist outside of a WishlistProvider')
  return kept
}
