import { type SummaryItem, toCartSummary } from '../../../shared/cart/cart-summary'
import { toLineKey } from '../../../shared/cart/line-equality'
import type { ShownCart, ShownLine } from '../../../shared/cart/shown-cart'
import { childLink } from '../../../shared/catalog/child-link'
import { galleryOf } from '../../../shared/catalog/gallery-of'
import { toProductType } from '../../../shared/catalog/product-type'
import { isExpressMethod } from '../../../shared/checkout/express'
import type { WireCartItem } from '../../../shared/contract/cart/cart'
import { toPaymentMethods } from '../../../shared/contract/cart/cart-methods'
import { priceToCents } from '../../../shared/contract/wire/wire-money'
import { isCartGone, pullCart } from '../upstream/cart'
import { createLookups, type Lookups } from './lookups'
import type { Sources } from './sources'

const EMPTY: ShownCart = { lines: [], totals: null, expressMethods: [] }
/** Lines whose picture and link are looked up; a longer cart is named in words. */
const PICTURED_LINES = 20
/** Has no page of its own (spec 3, visibility). */
const HIDDEN = 1

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
  const lookups = createLookups(sources)
  const summary = totals.ok ? toCartSummary(totals.value) : null
  const lines = await Promise.all(
    pulled.value.map((item, index) =>
      toShownLine(
        item,
        summary?.items.find(({ itemId }) => itemId === item.item_id),
        index < PICTURED_LINES ? lookups : null,
      ),
    ),
  )
  const offered = payments.ok ? toPaymentMethods(payments.value).payment_methods : []
  const expressMethods = offered.map(({ code }) => code).filter(isExpressMethod)
  return { lines, totals: summary, expressMethods }
}

async function toShownLine(
  item: WireCartItem,
  sum: SummaryItem | undefined,
  lookups: Lookups | null,
): Promise<ShownLine> {
  return { ...toNamedLine(item, sum), ...(await placeOf(item.sku, lookups)) }
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

/** Where it is and how it looks. Only for the eye: what cannot be had stays empty. */
async function placeOf(
  sku: string,
  lookups: Lookups | null,
): Promise<Pick<ShownLine, 'image' | 'link'>> {
  const found = await lookups?.productBySku(sku)
  if (!lookups || !found?.ok || !found.value) return { image: '', link: '' }
  const { product, visibility } = found.value
  const own = product.gallery[0]?.path ?? ''
  if (visibility !== HIDDEN) return { image: own, link: product.link }
  const parent = await lookups.parentOfChild(sku)
  if (!parent.ok || !parent.value) return { image: own, link: '' }
  const { product: whole } = parent.value
  const variant = whole.variants.find((one) => one.sku === sku)
  return { image: galleryOf(whole, variant)[0]?.path ?? own, link: childLink(whole.link, sku) }
}
