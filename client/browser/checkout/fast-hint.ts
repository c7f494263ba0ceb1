import { fastCookie } from '../../../shared/checkout/checkout-form'
import type { StoreView } from '../../../shared/store-view/store-view'
import { KEPT_FOR_MS } from '../../engine/checkout-keys'

/**
 * Tells the server from when on it draws the checkout of a store as a summary; null for never. Kept for
 * as long as the details themselves. A browser that cannot be told that, or does not keep it, is shown
 * the form.
 */
export function writeFastHint(store: StoreView, fastFrom: number | null): void {
  const hint = { name: fastCookie(store), path: '/', sameSite: 'lax' } as const
  const told =
    fastFrom === null
      ? window.cookieStore?.delete(hint)
      : window.cookieStore?.set({
          ...hint,
          value: String(fastFrom),
          expires: Date.now() + KEPT_FOR_MS,
        })
  told?.catch(() => {})
}
