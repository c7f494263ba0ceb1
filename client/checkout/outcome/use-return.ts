import { createCheckoutMemory } from '../../engine/checkout-memory'
import { usePorts } from '../../stores/ports'
import { queryClientOf } from '../../stores/query-client'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { findOutcome, giveUpOrder, ownOrder, type ReturnState } from './find-outcome'

/** Pauses between two questions, in milliseconds; the last one repeats. */
const PAUSES_MS = [2000, 3000, 5000, 10_000]

/** Asks the shop, never the address, what became of an order (trust F-P2); again until it knows. */
export function useReturn(orderHash: string): [ReturnState, { giveUp: () => void }] {
  const ports = usePorts()
  const { store } = useShop()
  const queries = queryClientOf(useQueryHolder())
  const queryKey = ['order-outcome', orderHash]
  const memory = createCheckoutMemory(ports, store)

  async function ask(): Promise<ReturnState> {
    const found = await findOutcome(ports, memory, orderHash)
    if (found.kind === 'thanks' && found.order?.isAwaitingPayment) {
      memory.writeOrder({ ...found.order, isAwaitingPayment: false })
    }
    return found
  }

  const { data: state = { kind: 'asking' } } = useSharedQuery<ReturnState>({
    queryKey,
    queryFn: ask,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.kind === 'checking' || data?.kind === 'unpaid' ? pauseAfter(dataUpdateCount) : false,
    // The payment page may be open in another tab, in front of this one.
    refetchIntervalInBackground: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  })

  async function giveUp() {
    if (state.kind !== 'unpaid') return
    // Race: an answer to an earlier question would overwrite the cancellation.
    await queries.cancelQueries({ queryKey })
    const outcome = await giveUpOrder(ports, state.name, ownOrder(memory, orderHash))
    queries.setQueryData<ReturnState>(queryKey, outcome)
  }

  return [state, { giveUp: () => void giveUp() }]
}

function pauseAfter(answers: number): number {
  return PAUSES_MS[Math.min(answers, PAUSES_MS.length) - 1] ?? 0
}
