import { useEffect, useEffectEvent, useState } from 'react'
import {
  type CheckoutMemory,
  createCheckoutMemory,
  type KeptOrder,
} from '../engine/checkout-memory'
import { askOrder, askPayment, cancelPayment } from '../engine/order-calls'
import type { Ports } from '../engine/ports'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'

/** Where an order stands for the shopper who comes back to it. */
export type ReturnState =
  | { kind: 'asking' }
  | { kind: 'checking' }
  /** Placed, not paid yet. */
  | { kind: 'unpaid'; name: string }
  | { kind: 'thanks'; orderNumber: string; order: KeptOrder | null }
  | { kind: 'failed'; order: KeptOrder | null }
  /** Not an order of this shopper, or none at all. */
  | { kind: 'foreign' }

/** Pauses between two questions, in milliseconds; the last one repeats. */
const PAUSES_MS = [2000, 3000, 5000, 10_000]

/** Asks the shop, never the address, what became of an order (trust F-P2); again until it knows. */
export function useReturn(orderHash: string): [ReturnState, { giveUp: () => void }] {
  const ports = usePorts()
  const { store } = useShop()
  const [state, setState] = useState<ReturnState>({ kind: 'asking' })
  const [turn, setTurn] = useState(0)

  const ask = useEffectEvent(async (isOver: () => boolean) => {
    const memory = createCheckoutMemory(ports, store)
    const found = await findOut(ports, memory, orderHash)
    if (isOver()) return
    if (found.kind === 'thanks' && found.order?.isAwaitingPayment) {
      memory.writeOrder({ ...found.order, isAwaitingPayment: false })
    }
    setState(found)
    if (found.kind === 'checking' || found.kind === 'unpaid') setTurn((now) => now + 1)
  })

  useEffect(() => {
    let isOver = false
    const pause = turn === 0 ? 0 : (PAUSES_MS[Math.min(turn, PAUSES_MS.length) - 1] ?? 0)
    const cancel = ports.clock.after(pause, () => void ask(() => isOver))
    return () => {
      isOver = true
      cancel()
    }
  }, [turn, ports])

  async function giveUp() {
    if (state.kind !== 'unpaid') return
    const memory = createCheckoutMemory(ports, store)
    setState(await giveUpOrder(ports, state.name, ownOrder(memory, orderHash)))
  }

  return [state, { giveUp: () => void giveUp() }]
}

function ownOrder(memory: CheckoutMemory, orderHash: string): KeptOrder | null {
  const order = memory.readOrder()
  const isIt = order?.attempt === orderHash || order?.orderHash === orderHash
  return order && orderHash !== '' && isIt ? order : null
}

async function findOut(
  ports: Ports,
  memory: CheckoutMemory,
  orderHash: string,
): Promise<ReturnState> {
  if (orderHash === '') return { kind: 'foreign' }
  const order = ownOrder(memory, orderHash)
  if (order && !order.needsRedirect) return findPlaced(ports, order)
  const name = order?.attempt ?? orderHash
  const payment = await askPayment(ports.http, name)
  if (payment.kind === 'lost') return { kind: 'checking' }
  if (payment.kind === 'foreign') return order ? findPlaced(ports, order) : { kind: 'foreign' }
  const orderNumber = payment.orderNumber || order?.orderNumber || ''
  if (payment.state === 'paid') return { kind: 'thanks', orderNumber, order }
  if (payment.state === 'open') return { kind: 'unpaid', name }
  // Whoever closed the payment page has not paid; the order must let go of the cart first.
  return payment.state === 'cancelled' ? giveUpOrder(ports, name, order) : { kind: 'failed', order }
}

/** Cancels an order that waits for its payment; one that was paid meanwhile stands. */
async function giveUpOrder(
  ports: Ports,
  name: string,
  order: KeptOrder | null,
): Promise<ReturnState> {
  const given = await cancelPayment(ports.http, name)
  if (given.kind === 'lost') return { kind: 'checking' }
  if (given.kind === 'state' && given.state === 'paid') {
    return { kind: 'thanks', orderNumber: given.orderNumber, order }
  }
  return { kind: 'failed', order }
}

async function findPlaced(ports: Ports, order: KeptOrder): Promise<ReturnState> {
  const outcome = await askOrder(ports.http, order.attempt)
  switch (outcome.kind) {
    case 'placed':
      return { kind: 'thanks', orderNumber: outcome.orderNumber || order.orderNumber, order }
    case 'refused':
      return { kind: 'failed', order }
    case 'unknown':
      return { kind: 'foreign' }
    default:
      return { kind: 'checking' }
  }
}
