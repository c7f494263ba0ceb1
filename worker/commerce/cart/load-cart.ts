import { type CustomerTaxClass, GUESTS } from '../../../shared/customer/price-group'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { sql } from '../db/sql'
import { CART_NOT_FOUND, type Refusal } from '../http/refusal'
import { CART_LIFETIME_MS, type Cart, type StoredLine } from './cart'
import { COUPON_COLUMNS, type Coupon } from './vouchers/coupon'
import { type CartGiftCard, GIFT_CARD_COLUMNS } from './vouchers/gift-card'

interface CartRow {
  id: number
  mask: string
  state: 'active' | 'ordered'
  version: number
  changes_heard: string
  country: string | null
  carrier_code: string | null
  shipping_method_code: string | null
  payment_method_code: string | null
  updated_at: number
  /** Null for a guest's. */
  customer_group: number | null
  customer_tax: CustomerTaxClass | null
}

interface CartLineRow {
  id: number
  line_key: string
  sku: string
  qty: number
  /** `LineOptions` as JSON. */
  line_options: string
}

export interface FoundCart {
  cart: Cart
  isOrdered: boolean
}

const selectCart = (mask: string, { storeCode }: StoreView) =>
  query<CartRow>(sql`
    SELECT id, mask, state, version, changes_heard, country, carrier_code, shipping_method_code,
      payment_method_code, updated_at,
      (SELECT group_id FROM customer WHERE customer.id = cart.customer_id) AS customer_group,
      (SELECT tax_class FROM customer JOIN customer_group ON customer_group.id = customer.group_id
        WHERE customer.id = cart.customer_id) AS customer_tax
    FROM cart WHERE mask = ${mask} AND store_code = ${storeCode}`)

const selectLines = (mask: string, { storeCode }: StoreView) =>
  query<CartLineRow>(sql`
    SELECT line.item_id AS id, line.line_key, line.sku, line.qty, line.line_options
    FROM cart_line AS line JOIN cart ON cart.id = line.cart_id
    WHERE cart.mask = ${mask} AND cart.store_code = ${storeCode}
    ORDER BY line.id`)

const selectCoupon = (mask: string, { storeCode }: StoreView) =>
  query<Coupon>(sql`
    SELECT ${COUPON_COLUMNS} FROM cart JOIN coupon ON coupon.code = cart.coupon_code
    WHERE cart.mask = ${mask} AND cart.store_code = ${storeCode}`)

const selectGiftCards = (mask: string, { storeCode }: StoreView) =>
  query<CartGiftCard>(sql`
    SELECT ${GIFT_CARD_COLUMNS}, used.item_id AS itemId
    FROM cart JOIN cart_gift_card AS used ON used.cart_id = cart.id
      JOIN gift_card ON gift_card.code = used.code
    WHERE cart.mask = ${mask} AND cart.store_code = ${storeCode}
    ORDER BY used.id`)

/** The cart with this mask in this store, ordered ones too; null when unknown or expired. */
export async function findCart(
  sales: Database,
  store: StoreView,
  mask: string,
  now: number,
): Promise<FoundCart | null> {
  const { carts, ...content } = await readNamed(sales, {
    carts: selectCart(mask, store),
    lines: selectLines(mask, store),
    coupons: selectCoupon(mask, store),
    giftCards: selectGiftCards(mask, store),
  })
  const [row] = carts
  if (!row || row.updated_at < now - CART_LIFETIME_MS) return null
  return { cart: toCart(row, content, store), isOrdered: row.state === 'ordered' }
}

/** The cart with this mask, when it may still be changed in this store. */
export async function loadCart(
  sales: Database,
  store: StoreView,
  mask: string,
  now: number,
): Promise<Result<Cart, Refusal>> {
  const found = await findCart(sales, store, mask, now)
  return found && !found.isOrdered ? ok(found.cart) : fail(CART_NOT_FOUND)
}

interface CartContent {
  lines: CartLineRow[]
  coupons: Coupon[]
  giftCards: CartGiftCard[]
}

function toCart(row: CartRow, content: CartContent, store: StoreView): Cart {
  const { lines, coupons, giftCards } = content
  return {
    id: row.id,
    mask: row.mask,
    store,
    group: {
      id: row.customer_group ?? GUESTS.id,
      taxClass: row.customer_tax ?? GUESTS.taxClass,
    },
    version: row.version,
    changesHeard: row.changes_heard,
    selection: {
      country: row.country,
      carrierCode: row.carrier_code,
      shippingMethodCode: row.shipping_method_code,
      paymentMethodCode: row.payment_method_code,
    },
    lines: lines.map(toLine),
    coupon: coupons[0] ?? null,
    giftCards,
  }
}

/** The options were checked when they were written, by us. */
function toLine(row: CartLineRow): StoredLine {
  return {
    id: row.id,
    lineKey: row.line_key,
    sku: row.sku,
    qty: row.qty,
    lineOptions: JSON.parse(row.line_options),
  }
}
