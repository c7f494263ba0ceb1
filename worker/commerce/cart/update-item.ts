import type { CartItemUpdate } from '../../../shared/contract/cart'
import { MAX_CART_LINES } from '../../../shared/contract/request-value'
import { fail, ok, type Result } from '../../../shared/result'
import { type Cart, type CartLine, type FilledLine, MAX_QTY } from './cart'
import { chooseGoods } from './choose-goods'
import { checkAnswers } from './custom-answers'
import { checkRecipient, giftCardAmount } from './gift-card-amount'
import { type Goods, maySell } from './goods'
import { toLineKey } from './line-key'
import { CART_NOT_FOUND, ITEM_NOT_FOUND, QTY_NOT_AVAILABLE, type Refusal } from './refusal'
import { toExtras } from './to-extras'
import { addLine, type LineDraft, setLine } from './write-line'

const CART_FULL: Refusal = {
  code: 400,
  reason: 'cart-full',
  message: `A cart holds at most ${MAX_CART_LINES} different items.`,
}

/**
 * Adds to a cart, or changes a line of it (contract 1.2): without an item id pieces are added to
 * the equal line; with one, that line becomes what the request says and takes in a line it has
 * become equal to.
 */
export async function updateItem(
  db: D1Database,
  cart: Cart,
  item: CartItemUpdate,
  now: number,
): Promise<Result<FilledLine, Refusal>> {
  const current = cart.lines.find((line) => line.id === item.item_id)
  if (item.item_id && !current) return fail(ITEM_NOT_FOUND)
  const chosen = await chooseGoods(db, cart.store, item.sku, item.product_option)
  if (!chosen.ok) return chosen
  const goods = chosen.value
  const extras = toExtras(goods, item.product_option)
  const refused = [
    checkAnswers(goods, extras, cart.store.storeCode),
    giftCardAmount(goods, extras),
    checkRecipient(goods, extras),
  ].find((check) => !check.ok)
  if (refused && !refused.ok) return refused
  const lineKey = await toLineKey(goods.sku, extras)
  const equal = cart.lines.find((line) => line.lineKey === lineKey && line !== current)
  if (!current && !equal && cart.lines.length >= MAX_CART_LINES) return fail(CART_FULL)
  if (!mayHold(cart, goods, item.qty, current)) return fail(QTY_NOT_AVAILABLE)

  const draft = { lineKey, sku: goods.sku, qty: item.qty, extras: JSON.stringify(extras) }
  const written = await write(db, cart, draft, current, equal, now)
  return written ? ok({ ...written, lineKey, sku: goods.sku, extras, goods }) : fail(CART_NOT_FOUND)
}

function write(
  db: D1Database,
  cart: Cart,
  draft: LineDraft,
  current: CartLine | undefined,
  equal: CartLine | undefined,
  now: number,
) {
  if (!current) return addLine(db, cart.id, draft, now)
  const qty = draft.qty + (equal?.qty ?? 0)
  return setLine(db, cart.id, current.id, { ...draft, qty }, now)
}

/** Lines of the same sku share one stock. The line that is being replaced does not count. */
function mayHold(cart: Cart, goods: Goods, qty: number, current: CartLine | undefined): boolean {
  const isSame = (line: CartLine) => line.sku.toLowerCase() === goods.sku.toLowerCase()
  const others = cart.lines.filter((line) => line !== current && isSame(line))
  const total = others.reduce((pieces, line) => pieces + line.qty, qty)
  return total <= MAX_QTY && maySell(goods, total)
}
