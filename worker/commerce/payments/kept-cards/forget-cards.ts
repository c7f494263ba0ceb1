import { dropCardHolder, listGoneHolders } from '../../customers/card-holder'
import type { Bindings } from '../../env'
import { openAdyen } from '../adyen/open-adyen'

const AT_ONCE = 10

/** Deletes at the provider what accounts kept there that are gone; what it does not answer is asked again. */
export async function forgetCards(env: Bindings): Promise<void> {
  const adyen = openAdyen(env)
  for (const holder of await listGoneHolders(env.SALES, AT_ONCE)) {
    const cards = await adyen.keptCards(holder)
    if (!cards.ok) {
      console.error('The cards of an account that is gone are not known:', cards.error.message)
      continue
    }
    for (const { id } of cards.value) {
      const dropped = await adyen.dropCard(holder, id)
      if (dropped.ok) continue
      console.error('A card of an account that is gone was not deleted:', dropped.error.message)
    }
    // The next time shows whether all of them are gone.
    if (cards.value.length === 0) await dropCardHolder(env.SALES, holder)
  }
}
