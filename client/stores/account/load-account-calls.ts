import type { PersonalDetails } from '../../../shared/checkout/details'
import type { NewAccount } from '../../../shared/customer/new-account'
import type { HttpPort } from '../../engine/ports'
import { tryToLoad } from '../try-to-load'

/** For those parts of the checkout that few shoppers use; null where they cannot be had. */
export function loadAccountCalls() {
  return tryToLoad('account-calls', () => import('../../engine/account-calls'))
}

interface GuestInCheckout {
  isCustomer: boolean
  newAccount: NewAccount
  details: { personal: PersonalDetails }
}

/** A password of an account to be made that the shop does not take; nothing where it may be chosen. */
export async function findRefusedPassword(
  http: HttpPort,
  { isCustomer, newAccount, details }: GuestInCheckout,
): Promise<string | null | undefined> {
  if (isCustomer || !newAccount.isWanted) return null
  const calls = await loadAccountCalls()
  return calls?.askRefusedPassword(http, details.personal, newAccount.password)
}
