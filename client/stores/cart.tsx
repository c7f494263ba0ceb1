import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { storePath } from '../../shared/routing/links'
import { tellFault } from '../browser/watch-faults'
import { type CartStore, type CartStoreState, createCartStore, openWhenLoaded } from './cart-store'
import { useLocation } from './location'
import { useAnnounce, useNotify } from './notifications/notifications'
import { usePorts } from './ports'
import { useShop } from './shop'

export const CartContext = createContext<CartStore | null>(null)

const importWork = () => import('./open-cart')

type Work = Awaited<ReturnType<typeof importWork>>

export function CartProvider({ children }: { children: ReactNode }) {
  const { store } = useShop()
  const [cart] = useState(() => createCartStore(store.storeCode))
  useOpenCart(cart)
  return <CartContext value={cart}>{children}</CartContext>
}

/** Loads what does the cart's work, after hydration. */
function useOpenCart(cart: CartStore): void {
  const ports = usePorts()
  const notify = useNotify()
  const announce = useAnnounce()
  const { store: view, t, loadLaterWords } = useShop()
  const { path, reload } = useLocation()
  const isReturning = path === storePath('/checkout-return', view)
  const open = useEffectEvent(({ openCart }: Work) =>
    openCart(cart, { ports, view, t, notify, announce, isReturning }),
  )
  const tellMissing = useEffectEvent(() => {
    const action1 = { label: t('errors.reload'), action: reload }
    notify({ type: 'danger', message: t('errors.unexpected-text'), action1 })
  })
  useEffect(() => {
    const load = async () => {
      const [work] = await Promise.all([importWork(), loadLaterWords()])
      return work
    }
    return openWhenLoaded(cart, {
      load,
      open: (work) => open(work),
      missed: (error) => tellFault('cart', error),
      failed: () => tellMissing(),
    })
  }, [cart, loadLaterWords])
}

/** A part of the cart, or one of the things that can be done with it. */
export function useCart<T>(select: (cart: CartStoreState) => T): T {
  return useStore(useCartStore(), select)
}

/** The cart itself, for stores that work with it. */
export function useCartStore(): CartStore {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart outside of a CartProvider')
  return cart
}

/** Whether this sku is being added right now; its button waits so long. */
export function useIsAdding(sku: string): boolean {
  return useCart((cart) => cart.adding.includes(sku))
}
