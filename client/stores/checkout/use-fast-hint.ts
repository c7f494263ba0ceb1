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
  const hint = useCheckout(({ details, fastCheckout, unfolded, fastFrom }) => {
    if (!areComplete(details)) return null
    // 0: the server must not compare with its own clock while the summary is open.
    return fastCheckout && unfolded.size === 0 ? 0 : fastFrom
  })
  useEffect(() => {
    if (isHydrated) writeFastHint(store, hint)
  }, [isHydrated, store, hint])
}
