// Which address of the account's book this browser last saw the goods of a customer go to. When the book
// says another one, the customer has changed it: that goes before what the checkout has kept.
import type { StoreView } from '../../shared/store-view/store-view'
import { checkoutKey } from './checkout-keys'
import type { Ports } from './ports'

/** The mostly used address of a book, as the checkout has it; null where it has none. */
type Home = object | null
type Storage = Pick<Ports, 'storage'>

const keyIn = (store: StoreView) => checkoutKey(store, 'home')

/**
 * Whether the book has changed since it was last seen here. A book that is seen for the first time goes
 * before what an earlier visit has kept, and not before what is being typed.
 */
export function hasMoved(
  { storage }: Storage,
  store: StoreView,
  home: Home,
  isTyping: boolean,
): boolean {
  const known = storage.read(keyIn(store))
  return known === null ? !isTyping : known !== JSON.stringify(home)
}

export function noteHome({ storage }: Storage, store: StoreView, home: Home): void {
  storage.write(keyIn(store), JSON.stringify(home))
}
