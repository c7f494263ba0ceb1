// The ways of delivery and payment that the server offers, in the QueryClient of the page load: the
// checkout's store asks for them, its screens read them (use-checkout-methods.ts).
import type { QueryClient } from '@tanstack/react-query'
import type { Methods } from '../../../shared/checkout/offered-methods'
import type { Result } from '../../../shared/result'
import type { MethodsFault } from '../../engine/method-calls'

export const METHODS_KEY = ['checkout-methods'] as const

/** Whether methods and totals are being loaded: ordering is blocked meanwhile. */
export function areMethodsUpdating(client: QueryClient): boolean {
  return client.isFetching({ queryKey: METHODS_KEY }) > 0
}

/**
 * Whether an answer that did not come is said. What is offered without a connection is no fault, and what
 * was asked without one is asked again with one.
 */
export function isFault(error: MethodsFault | null, methods: object | null, isOnline: boolean) {
  return isOnline ? error?.key !== 'checkout.offline' : methods === null
}

/**
 * Loads them again, ignoring the cache. Null when that failed, and when a newer load has replaced
 * this one.
 */
export async function refreshCheckoutMethods(
  client: QueryClient,
  find: () => Promise<Result<Methods, MethodsFault>>,
): Promise<Methods | null> {
  let isReplaced = () => false
  void client.cancelQueries({ queryKey: METHODS_KEY }, { silent: true })
  const found = await client
    .fetchQuery<Methods, MethodsFault>({
      queryKey: METHODS_KEY,
      async queryFn({ signal }) {
        isReplaced = () => signal.aborted
        const methods = await find()
        if (!methods.ok) throw methods.error
        return methods.value
      },
      // Offline is an answer of its own, with its words.
      networkMode: 'always',
      gcTime: 0,
    })
    // The query keeps the fault for the screens.
    .catch(() => null)
  // Race: a newer question was asked while this one was under way; only its answer counts.
  return isReplaced() ? null : found
}
