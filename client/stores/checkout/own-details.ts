// Details as this browser has kept them, with the delivery address of the account where its book has
// changed since it was last seen here.
import type { ShownCheckout } from '../../../shared/checkout/checkout-form'
import type { CheckoutDetails } from '../../../shared/checkout/details'
import { type KnownCustomer, withDelivery } from '../../../shared/checkout/own-address'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { CheckoutMemory } from '../../engine/checkout-memory'
import { hasMoved, noteHome } from '../../engine/known-home'
import type { Ports } from '../../engine/ports'

interface Setup {
  ports: Ports
  store: StoreView
  memory: CheckoutMemory
  shown: ShownCheckout | null
  customer: KnownCustomer | null
}

/** Reads the details with which a checkout begins, and notes which address of the book was seen. */
export function createOwnDetails({ ports, store, memory, shown, customer }: Setup) {
  const known = customer && { postedAt: 0, details: customer.details }
  const home = customer?.addresses[0] ?? null
  // What was just posted is newer than the book of the account.
  const followsBook = customer !== null && !shown?.postedAt

  function read(drawn: typeof shown | typeof known = known): CheckoutDetails {
    const details = memory.readDetails(drawn)
    const isTyping = memory.readFastFrom() > ports.clock.now()
    return followsBook && home && hasMoved(ports, store, home, isTyping)
      ? withDelivery(details, home)
      : details
  }

  function begin(): CheckoutDetails {
    const details = read(shown ?? known)
    if (followsBook) {
      memory.writeDetails(details)
      noteHome(ports, store, home)
    }
    return details
  }

  return { read, begin }
}
