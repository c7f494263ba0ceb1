import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { storePath } from '../../shared/routing/links'
import { loadCode } from '../browser/load-code'
import { loadPart } from '../browser/load-part'
import { tellFault } from '../browser/watch-faults'
import { type CartStore, type CartStoreState, createCartStore } from './cart-store'
import { useLocation } from './location'
import { useAnnounce, useNotify } from './notifications'
import { usePorts } from './ports'
import { useShop } from './shop'

const CartContext = createContext<CartStore | null>(null)

const importWork = () => import('./open-cart')

type Work = Awaited<ReturnType<typeof importWork>>

export function CartProvider({ children }: { children: ReactNode }) {
  const [cart] = useState(createCartStore)
  useOpenCart(cart)
  return <CartContext value={cart}>{children}</CartContext>
}

/** Loads what does the cart's work. When it cannot be had, the next thing asked of the cart tries again. */
function useOpenCart(cart: CartStore): void {
  const ports = usePorts()
  const notify = useNotify()
  const announce = useAnnounce()
  const { store: view, t, loadLaterWords } = useShop()
  const isReturning = useLocation().path === storePath('/checkout-return', view)
  const open = useEffectEvent(({ openCart }: Work) =>
    openCart(cart, { ports, view, t, notify, announce, isReturning }),
  )
  const tellMissing = useEffectEvent(() =>
    notify({ type: 'danger', message: t('errors.unexpected-text') }),
  )
  useEffect(() => {
    const load = async () => {
      const [work] = await Promise.all([importWork(), loadLaterWords()])
      return work
    }
    let stop = () => {}
    let isOver = false
    const start = (work: Work) => {
      // Race: the provider was unmounted while the code was on its way.
      if (!isOver) stop = open(work)
    }
    const tryAgain = ({ isWaiting }: CartStoreState) => {
      if (isWaiting) void loadPart(load).then(start, () => tellMissing())
    }
    loadCode(load).then(start, (error: unknown) => {
      tellFault('cart', error)
      tryAgain(cart.getState())
      if (!isOver) stop = cart.subscribe(tryAgain)
    })
    return () => {
      isOver = true
      stop()
    }
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
