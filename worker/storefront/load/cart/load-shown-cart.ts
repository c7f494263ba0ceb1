import { type SummaryItem, toCartSummary } from '../../../../shared/cart/cart-summary'
import { toLineKey } from '../../../../shared/cart/line-equality'
import type { ShownCart, ShownLine } from '../../../../shared/cart/shown-cart'
import { toProductType } from '../../../../shared/catalog/product-type'
import { isExpressMethod } from '../../../../shared/checkout/express'
import type { WireCartItem } from '../../../../shared/contract/cart/cart'
import { toPaymentMethods } from '../../../../shared/contract/cart/cart-methods'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { isCartGone, pullCart } from '../../upstream/cart'
import { createLookups } from '../lookups'
import type { Sources } from '../sources'
import { withPlaces } from './with-places'

const EMPTY: ShownCart = { lines: [], totals: null, expressMethods: [] }

/**
 * The cart of one shopper, to be drawn into a page that is never cached. Null during an outage, which
 * must not look like an empty cart.
 */
export async function loadShownCart(
  sources: Sources,
  cartId: string | null,
): Promise<ShownCart | null> {
  if (cartId === null) return EMPTY
  const [pulled, totals, payments] = await Promise.all([
    pullCart(sources.upstream, cartId),
    sources.upstream.call('cartTotals', { query: { cartId } }),
    sources.upstream.call('cartPaymentMethods', { query: { cartId } }),
  ])
  if (!pulled.ok) return isCartGone(pulled.error) ? EMPTY : null
  if (pulled.value.length === 0) return EMPTY
  const summary = totals.ok ? toCartSummary(totals.value) : null
  const named = pulled.value.map((item) =>
    toNamedLine(
      item,
      summary?.items.find(({ itemId }) => itemId === item.item_id),
    ),
  )
  const lines = await withPlaces(named, createLookups(sources))
  const offered = payments.ok ? toPaymentMethods(payments.value).payment_methods : []
  const expressMethods = offered.map(({ code }) => code).filter(isExpressMethod)
  return { lines, totals: summary, expressMethods }
}

/** A line as the cart itself knows it: without picture and link. */
export function toNamedLine(item: WireCartItem, sum?: SummaryItem): ShownLine {
  const { sku, qty, product_option: productOption = null } = item
  return {
    itemId: item.item_id,
    key: toLineKey({ sku, productOption }),
    sku,
    parentSku: sku,
    typeId: toProductType(item.product_type ?? ''),
    name: item.name || sku,
    qty,
    options: sum?.options ?? [],
    productOption,
    price: { regular: sum?.unitPriceInclTax ?? priceToCents(item.price ?? 0), special: null },
    maxQty: null,
    image: '',
    link: '',
  }
}
