// The ways of delivery and payment that the server offers, in the QueryClient of the page load: the
// checkout's store asks for them, its screens read them.
import { type QueryClient, skipToken } from '@tanstack/react-query'
import type { Methods } from '../../../shared/checkout/offered-methods'
import type { Result } from '../../../shared/result'
import type { MethodsFault } from '../../engine/method-calls'
import { useSharedQuery } from '../use-shared-query'
import { useShownCheckout } from './shown-checkout'

const METHODS_KEY = ['checkout-methods'] as const

/** What is offered, whether it is being asked for, and why it could not be had. */
export function useCheckoutMethods() {
  const shown = useShownCheckout()?.methods
  const { data, error, isFetching } = useSharedQuery<Methods, MethodsFault>({
    queryKey: METHODS_KEY,
    queryFn: skipToken,
    gcTime: 0,
  })
  return { methods: data ?? shown ?? null, fault: error, isUpdating: isFetching }
}

/** Whether methods and totals are being loaded: ordering is blocked meanwhile. */
export function areMethodsUpdating(client: QueryClient): boolean {
  return client.isFetching({ queryKey: METHODS_KEY }) > 0
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
