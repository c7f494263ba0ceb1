import { useEffect, useEffectEvent, useState } from 'react'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { findOutcome, giveUpOrder, ownOrder, type ReturnState } from './find-outcome'

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
    const found = await findOutcome(ports, memory, orderHash)
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
