import { queryClientOf } from '../query-client'
import { useQueryHolder } from '../query-holder'
import { useCheckout } from './checkout-context'

/** Under what it is kept whether there is an account under this address. */
export const knownEmailKey = (email: string) => ['known-email', email]

/** Whether the guest was told of an account under the address: nobody is asked once more. */
export function useIsEmailKnown(): () => boolean {
  const holder = useQueryHolder()
  const email = useCheckout(({ details }) => details.personal.emailAddress.trim())
  return () => queryClientOf(holder).getQueryData(knownEmailKey(email)) === true
}
