import { useEffect } from 'react'
import { areComplete } from '../../../shared/checkout/address-rules'
import { writeFastHint } from '../../browser/checkout/fast-hint'
import { useIsHydrated } from '../hydration/use-is-hydrated'
import { useShop } from '../shop'
import { useCheckout } from './checkout-context'

/** Keeps the server told whether the details of this browser are complete, so that nothing moves later. */
export function useFastHint(): void {
  const { store } = useShop()
  const isHydrated = useIsHydrated()
  const isKept = useCheckout(({ details }) => areComplete(details))
  const fastFrom = useCheckout(({ fastCheckout, unfolded, fastFrom }) =>
    // The clock of the server may go otherwise.
    fastCheckout && unfolded.size === 0 ? 0 : fastFrom,
  )
  useEffect(() => {
    if (isHydrated) writeFastHint(store, isKept ? fastFrom : null)
  }, [isHydrated, store, isKept, fastFrom])
}
