import { useRef } from 'react'
import { bankAnswerIn } from '../../../shared/checkout/bank-answers'
import { APPROVED } from '../../../shared/checkout/shown-return'
import { tellBankAnswer } from '../../engine/card-payment-calls'
import { createCheckoutMemory, ownOrder } from '../../engine/checkout-memory'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { queryClientOf } from '../../stores/query-client'
import { useQueryHolder } from '../../stores/query-holder'
import { useShop } from '../../stores/shop'
import { useSharedQuery } from '../../stores/use-shared-query'
import { findOutcome, giveUpOrder, type ReturnState } from './find-outcome'

/** Pauses between two questions, in milliseconds; the last one repeats. */
const PAUSES_MS = [2000, 3000, 5000, 10_000]

/** Asks the shop, never the address, what became of an order (trust F-P2); again until it knows. */
export function useReturn(
  orderHash: string,
  result: string,
): [ReturnState, { giveUp: () => void; askAgain: () => void }] {
  const ports = usePorts()
  const { store } = useShop()
  const queries = queryClientOf(useQueryHolder())
  const queryKey = ['order-outcome', orderHash]
  const memory = createCheckoutMemory(ports, store)
  const { query } = useLocation()
  const isTold = useRef(false)

  async function ask(): Promise<ReturnState> {
    await tellBank()
    const answers = queries.getQueryState(queryKey)?.dataUpdateCount ?? 0
    const found = await findOutcome(ports, memory, orderHash, believed(result, answers))
    if (found.kind === 'thanks' && found.order?.isAwaitingPayment) {
      memory.writeOrder({ ...found.order, isAwaitingPayment: false })
    }
    return found
  }

  /** What a bank gave is passed on first, and once; said again after a reload it changes nothing. */
  async function tellBank() {
    const details = bankAnswerIn(query)
    if (isTold.current || Object.keys(details).length === 0) return
    isTold.current = true
    await tellBankAnswer(ports.http, orderHash, details)
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

  const askAgain = () => void queries.invalidateQueries({ queryKey })
  return [state, { giveUp: () => void giveUp(), askAgain }]
}

/** That a payment was approved is believed for a while: then its shopper may pay again. */
function believed(result: string, answers: number): string {
  return result === APPROVED && answers >= PAUSES_MS.length ? '' : result
}

function pauseAfter(answers: number): number {
  return PAUSES_MS[Math.min(answers, PAUSES_MS.length) - 1] ?? 0
}
