import { type Bundle, bundlePrice, defaultChoices } from './bundle'
import { type GiftCard, leastAmount } from './gift-card'
import { groupedPrice, type ProposedPart, proposedQuantities } from './grouped-part'

/** What the price of some products follows from; empty or null for the others. */
interface Composition {
  parts: readonly ProposedPart[]
  bundle: Bundle | null
  giftCard: GiftCard | null
}

/**
 * What a product costs as its page opens, in cents incl. tax, where that follows from what it is
 * made of (spec 4): a set its parts as proposed, a bundle its first choices, a gift card its lowest
 * amount. Of a set that is sold out altogether every part counts. Cards, pages and the listing that
 * is sorted by price all take it from here. Null for every other product.
 */
export function openingPrice({ parts, bundle, giftCard }: Composition): number | null {
  if (parts.length > 0) return groupedPrice(parts, proposedQuantities(offered(parts)))
  if (bundle) return bundlePrice(bundle, defaultChoices(bundle))
  return giftCard && leastAmount(giftCard)
}

function offered(parts: readonly ProposedPart[]): readonly ProposedPart[] {
  const isSold = parts.some(({ isInStock }) => isInStock)
  return isSold ? parts : parts.map((part) => ({ ...part, isInStock: true }))
}
