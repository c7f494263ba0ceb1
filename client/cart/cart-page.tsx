// The cart on a page of its own. The server draws what it knows of it, which is all there is without
// script; then the browser's own cart takes its place.
import { useEffect, useRef, useState } from 'react'
import { readRefusal } from '../../shared/cart/buy-refusal'
import { SAID_IN_CART, type ShownCart } from '../../shared/cart/shown-cart'
import type { PageData } from '../../shared/routing/page'
import { mayAwaitPayment } from '../engine/checkout-keys'
import { useCart } from '../stores/cart'
import { isCartTold } from '../stores/is-cart-told'
import { RecentlyViewed } from '../stores/kept-products/recently-viewed'
import { lazyPart } from '../stores/lazy-part'
import { useLocation } from '../stores/location'
import { PartBoundary } from '../stores/part-boundary'
import { usePorts } from '../stores/ports'
import { useDescribedLines } from '../stores/product-cards/use-described-lines'
import { useShop } from '../stores/shop'
import { useOnline } from '../stores/use-online'
import { Notice } from '../ui/notice'
import { CartLines, EmptyCart } from './cart-lines'
import styles from './cart-page.module.css'
import { CartSide } from './cart-side'
import { DrawnCart } from './drawn/drawn-cart'
import { HeldOrders } from './drawn/held-orders'
import type { HandedFields } from './drawn/use-handed-fields'
import { whichCart } from './drawn/which-cart'
import { useEarlyQuantities } from './use-early-quantities'

const UnpaidOrderHint = lazyPart(async () => (await import('./unpaid-order-hint')).UnpaidOrderHint)

/** What express checkout is refused with, on this page only. */
const OWN_REFUSALS = ['cart.express-failed'] as const

type CartData = Extract<PageData, { route: 'cart' }>

export function CartPage({ data: { cart } }: { data: CartData }) {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = useCart((cart) => cart.isLoaded)
  const refresh = useCart((cart) => cart.refresh)
  const { query, visits } = useLocation()
  const refusal = readRefusal(query, OWN_REFUSALS)
  // What the server knew as the page was loaded: whoever comes back has read it, and may have acted on it.
  const told = visits === 0 ? cart : null
  const said = SAID_IN_CART.find((one) => one === told?.said)
  useDescribedLines(cart)
  useEffect(() => {
    if (isLoaded) refresh()
  }, [isLoaded, refresh])
  return (
    <div className={`contained ${styles.page}`}>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.title')}
      </h1>
      {said && (
        <div role="status">
          <Notice kind="success">{t(said)}</Notice>
        </div>
      )}
      {refusal && (
        <div role="alert">
          <Notice kind="warning">{t(refusal.key, refusal.values)}</Notice>
        </div>
      )}
      {told ? <HeldOrders orders={told.held ?? []} /> : <RememberedOrder />}
      <CartBody shown={cart} onRemoved={() => heading.current?.focus()} />
    </div>
  )
}

/** Who comes here from a page of the shop hears what this browser remembers. */
function RememberedOrder() {
  const { store } = useShop()
  if (!mayAwaitPayment(usePorts(), store)) return null
  return (
    <PartBoundary part="unpaid-order">
      <UnpaidOrderHint />
    </PartBoundary>
  )
}

interface CartBodyProps {
  shown: ShownCart | null
  onRemoved: () => void
}

function CartBody({ shown, onRemoved }: CartBodyProps) {
  const isLoaded = useCart((cart) => cart.isLoaded)
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  const isPending = useCart((cart) => cart.isPending)
  const isTold = useCart(isCartTold)
  const noteQuantity = useEarlyQuantities()
  const codes = useRef<HandedFields>(null)
  const isOnline = useOnline()
  const [wasFilled, setFilled] = useState(false)
  if (!isEmpty && !wasFilled) setFilled(true)
  const isDrawn = shown !== null
  const which = whichCart({ isLoaded, isEmpty, isPending, isOnline, isDrawn, isTold, wasFilled })
  if (shown && which === 'drawn')
    return <DrawnCart cart={shown} onWrite={noteQuantity} codes={codes} />
  if (which === 'empty')
    return (
      <>
        <EmptyCart />
        <RecentlyViewed orBestsellers />
      </>
    )
  if (which !== 'lines') return <Waiting />
  return (
    <div className={styles.columns}>
      <CartLines onRemoved={onRemoved} />
      <CartSide drawnExpress={shown?.expressMethods} codes={codes} />
      <LookedAt />
    </div>
  )
}

/** What else was looked at, or others buy: below a short cart the room beside its sums would be empty. */
function LookedAt() {
  const lines = useCart((cart) => cart.lines)
  return (
    <div className={styles.more}>
      <RecentlyViewed orBestsellers but={lines.flatMap(({ sku, parentSku }) => [sku, parentSku])} />
    </div>
  )
}

function Waiting() {
  const { t } = useShop()
  return (
    <>
      <p role="status" className="needs-script">
        {t('cart.loading')}
      </p>
      <noscript>
        <p>{t('cart.reason-unknown')}</p>
      </noscript>
    </>
  )
}
