// The shopper's wishlist as screens see it. What keeps it is loaded after hydration: until then
// nothing of it is shown, so that a page is the same for everybody.
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
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
  tryAgain?: () => void
}

const NOTHING_READ: WishlistState = { wishlist: null }

const WishlistContext = createContext(NOTHING_READ)

export function WishlistProvider({ children }: { children: ReactNode }) {
  const ports = usePorts()
  const notify = useNotify()
  const { store, t, loadLaterWords } = useShop()
  const { visits } = useLocation()
  const [kept, setKept] = useState(NOTHING_READ)
  useEffect(() => {
    const href = storePath('/wishlist', store)
    let stop = () => {}
    let isOver = false
    const load = () => {
      setKept(NOTHING_READ)
      Promise.all([loadCode(() => import('./open-wishlist')), loadLaterWords()]).then(
        ([{ openWishlist }]) => {
          if (isOver) return
          stop = openWishlist({
            ports,
            storeCode: store.storeCode,
            notify,
            t,
            href,
            // In slices: it reaches every heart of a page.
            changed: (wishlist) => startTransition(() => setKept({ wishlist })),
          })
        },
        // Without its code there is no wishlist, and the shop goes on.
        (error: unknown) => {
          tellFault('wishlist', error)
          setKept({ wishlist: null, tryAgain: load })
        },
      )
    }
    load()
    return () => {
      isOver = true
      stop()
    }
  }, [ports, store, notify, t, loadLaterWords])
  const tryAgain = useEffectEvent(() => kept.tryAgain?.())
  useEffect(() => {
    if (visits > 0) tryAgain()
  }, [visits])
  return <WishlistContext value={kept}>{children}</WishlistContext>
}

/** The wishlist; null until what this browser keeps has been read (spec 3, loaded flag). */
export function useWishlist(): Wishlist | null {
  return use(WishlistContext).wishlist
}

/** How to load the wishlist once more; nothing unless that failed. The next page tries by itself. */
export function useWishlistRetry(): (() => void) | undefined {
  return use(WishlistContext).tryAgain
}
