import { fastCookie } from '../../../shared/checkout/checkout-form'
import type { StoreView } from '../../../shared/store-view/store-view'

/** As long as the details themselves are kept (`checkout-keys.ts`). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Tells the server from when on it draws the checkout of a store as a summary; null for never. A browser
 * that cannot be told that, or does not keep it, is shown the form.
 */
export function writeFastHint(store: StoreView, fastFrom: number | null): void {
  const hint = { name: fastCookie(store), path: '/', sameSite: 'lax' } as const
  const told =
    fastFrom === null
      ? window.cookieStore?.delete(hint)
      : window.cookieStore?.set({
          ...hint,
          value: String(fastFrom),
          expires: Date.now() + KEPT_MS,
        })
  told?.catch(() => {})
}
