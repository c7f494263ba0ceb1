import { useEffect, useEffectEvent, useState } from 'react'
import { areComplete } from '../../../../shared/checkout/address-rules'
import { CHECKOUT_PATH } from '../../../../shared/checkout/checkout-form'
import { storePath } from '../../../../shared/routing/links'
import { askToNotify, mayAskToNotify } from '../../../browser/offline/notify-permission'
import { createCheckoutMemory } from '../../../engine/checkout-memory'
import {
  keepWaitingOrder,
  mayWait,
  readWaitingOrder,
  takeUpAttempt,
  type WaitingOrder,
  watchWaitingOrder,
} from '../../../engine/waiting-order'
import { useCart, useCartStore } from '../../cart'
import { usePorts } from '../../ports'
import { useShop } from '../../shop'
import { useOnline } from '../../use-online'
import { withMethods } from '../changed-details'
import { useCheckout } from '../checkout-context'
import { useCheckoutCart } from '../shown-checkout'
import { useCheckoutMethods } from '../use-checkout-methods'
import { agreedWays } from './agreed-ways'
import { noteOnDevice } from './note-on-device'
import { settleWaitingOrder } from './settle-waiting-order'

export interface WaitingOrders {
  order: WaitingOrder | null
  /** It is to be confirmed. Where details are missing they are asked for by the form again. */
  isWhole: boolean
  /** What was filled in may be kept until there is a connection. */
  mayKeep: boolean
  /** False where this browser cannot keep it. */
  keep: () => boolean
  /** Sends it, unless the sum has changed since the shopper agreed; then the new one is agreed to next. */
  confirm: () => Promise<void>
  /** It waits no more: back to the form. */
  change: () => void
  /** Asks for leave to recall the order on the device (spec 9); null where that is settled. */
  remind: (() => Promise<boolean>) | null
}

/** The order that this browser keeps until the shopper has a connection and confirms it (spec 4). */
export function useWaitingOrder(): WaitingOrders {
  const ports = usePorts()
  const { store, t } = useShop()
  const cart = useCartStore()
  const place = useCheckout((checkout) => checkout.place)
  const outcome = useCheckout(({ order }) => order.outcome)
  const details = useCheckout((checkout) => checkout.details)
  const agreeToWays = useCheckout((checkout) => checkout.agreeToWays)
  const grandTotal = useCheckoutCart().totals?.grandTotal
  const { methods } = useCheckoutMethods()
  const [order, setOrder] = useState(() => readWaitingOrder(ports, store))
  const [isKeptHere, setKeptHere] = useState(false)
  const isWhole = useOnceLoaded(areComplete(details))
  const [mayAsk, setMayAsk] = useState(false)
  useEffect(() => setMayAsk(mayAskToNotify()), [])
  useStandingWays()
  const mayKeep = methods !== null && grandTotal !== undefined && mayWait(methods.payment)

  function end(transmited: boolean) {
    if (readWaitingOrder(ports, store)) settleWaitingOrder(ports, store, transmited)
    setOrder(null)
  }

  // What another tab has sent is not told of as something that was never ordered.
  useEffect(() => watchWaitingOrder(ports, store, () => setOrder(null)), [ports, store])

  async function askOnce() {
    const isGranted = await askToNotify()
    setMayAsk(false)
    return isGranted
  }

  const hear = useEffectEvent((kind: string) => {
    if (kind === 'placed' || kind === 'refused') end(kind === 'placed')
  })
  useEffect(() => {
    if (outcome) hear(outcome.kind)
  }, [outcome])

  return {
    order,
    isWhole: isWhole || isKeptHere,
    mayKeep,
    keep() {
      if (!mayKeep || grandTotal === undefined) return false
      agreeToWays(methods)
      const attempt = createCheckoutMemory(ports, store).openAttempt().id
      const { lines } = cart.getState()
      const agreed = { attempt, grandTotal, lines, ways: agreedWays(withMethods(details, methods)) }
      const isKept = keepWaitingOrder(ports, store, agreed)
      setOrder(readWaitingOrder(ports, store))
      if (!isKept) return false
      setKeptHere(true)
      const url = storePath(CHECKOUT_PATH, store)
      const notice = { title: t('offline.order-title'), body: t('offline.order-waiting'), url }
      void noteOnDevice(store, notice)
      return true
    },
    async confirm() {
      if (!order) return
      // Race: another tab has sent or dropped it.
      if (!readWaitingOrder(ports, store)) return setOrder(null)
      takeUpAttempt(createCheckoutMemory(ports, store), order, ports.clock.now())
      await place(order.grandTotal)
      const shown = cart.getState().totals?.grandTotal
      // What is shown now is what the next press agrees to; kept is what was agreed to before.
      if (shown !== undefined) setOrder((waiting) => waiting && { ...waiting, grandTotal: shown })
    },
    change: () => end(false),
    remind: mayAsk ? askOnce : null,
  }
}

/** How something was when cart and details had been read: later it changes with every letter. */
function useOnceLoaded(isSo: boolean): boolean {
  const isLoaded = useCart((cart) => cart.isLoaded)
  const [was, setWas] = useState<boolean | null>(null)
  if (isLoaded && was === null) setWas(isSo)
  return was ?? false
}

/**
 * Without a connection nobody answers what stands until something is chosen, nor when what was chosen is
 * offered no more: it is what is offered first.
 */
function useStandingWays(): void {
  const isOnline = useOnline()
  const { methods } = useCheckoutMethods()
  const { shipping, payment } = useCheckout((checkout) => checkout.details)
  const agreeToWays = useCheckout((checkout) => checkout.agreeToWays)
  const lacksDelivery = shipping.shippingMethod === '' && methods?.method !== ''
  const lacksPayment = payment.paymentMethod !== methods?.payment
  const isOpen = !isOnline && methods !== null && (lacksPayment || lacksDelivery)
  const choose = useEffectEvent(() => {
    if (methods) agreeToWays(methods)
  })
  useEffect(() => {
    if (isOpen) choose()
  }, [isOpen])
}
