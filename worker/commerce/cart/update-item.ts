import type { CartItemUpdate } from '../../../shared/contract/cart/cart'
import { MAX_CART_LINES, MAX_LINE_QTY } from '../../../shared/contract/wire/cart-limits'
import { shopDay } from '../../../shared/i18n/day-text'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { ITEM_NOT_FOUND, QTY_NOT_AVAILABLE, type Refusal } from '../http/refusal'
import type { CartCall } from './answer-for-cart'
import { checkBundle } from './bundle-parts'
import type { FilledLine, StoredLine } from './cart'
import { chooseSellableProduct } from './choose-sellable-product'
import { checkAnswers } from './custom-answers'
import { fillLines, fillParts } from './fill-lines'
import { checkSending, giftCardAmount } from './gift-card-amount'
import { digestLine, toLineOptions } from './line-options'
import { maySell, type SellableProduct } from './sellable-product'
import { toStockDemands } from './stock-demand'
import { type Change, insertLine, type LineDraft, setLine } from './write-line'

const PART_GONE: Refusal = {
  code: 400,
  reason: 'product-not-available',
  message: 'A part of this bundle is no longer sold: choose another one.',
}

const CART_FULL: Refusal = {
  code: 400,
  reason: 'cart-full',
  message: `A cart holds at most ${MAX_CART_LINES} different items.`,
}

/**
 * Adds to a cart, or changes a line of it (contract 1.2): without an item id the quantity is added
 * to the equal line; with one, that line becomes what the request says and takes in a line it has
 * become equal to. A copy of a change that is known by one of its names changes nothing.
 */
export async function updateItem(
  { databases, cart, now }: CartCall,
  item: CartItemUpdate,
  names: readonly string[],
): Promise<Result<FilledLine, Refusal>> {
  const current = cart.lines.find((line) => line.id === item.item_id)
  if (item.item_id && !current) return fail(ITEM_NOT_FOUND)
  const [chosen, lines] = await Promise.all([
    chooseSellableProduct(databases, cart.store, item.sku, item.product_option),
    fillLines(databases, cart),
  ])
  if (!chosen.ok) return chosen
  const product = chosen.value
  const lineOptions = toLineOptions(product, item.product_option)
  const lineKey = await digestLine(product.sku, lineOptions)
  // A day that has gone by in the cart keeps nobody from changing the quantity.
  const today = current?.lineKey === lineKey ? null : shopDay(now)
  const refused = [
    checkBundle(product, lineOptions),
    checkAnswers(product, lineOptions, cart.store.storeCode, today),
    giftCardAmount(product, lineOptions),
    checkSending(product, lineOptions, today),
  ].find((check) => !check.ok)
  if (refused && !refused.ok) return refused
  const equal = cart.lines.find((line) => line.lineKey === lineKey && line !== current)
  if (!current && !equal && cart.lines.length >= MAX_CART_LINES) return fail(CART_FULL)
  const parts = await fillParts(databases, cart.store, product, lineOptions)
  if (!parts) return fail(PART_GONE)
  const others = lines.filter((line) => line.id !== current?.id)
  const isCopy = names.some((name) => cart.changesHeard.includes(`${name} `))
  if (!isCopy && !mayHold(others, { product, parts, qty: item.qty })) return fail(QTY_NOT_AVAILABLE)

  const draft = {
    lineKey,
    sku: product.sku,
    qty: item.qty,
    lineOptions: JSON.stringify(lineOptions),
  }
  const change = { cartId: cart.id, names, now }
  const written = await write(databases.sales, change, draft, current, equal)
  const line = { lineKey, sku: product.sku, lineOptions, product, parts }
  return written.ok ? ok({ ...written.value, ...line }) : written
}

function write(
  sales: Database,
  change: Change,
  draft: LineDraft,
  current: StoredLine | undefined,
  equal: StoredLine | undefined,
) {
  if (!current) return insertLine(sales, change, draft)
  const qty = draft.qty + (equal?.qty ?? 0)
  return setLine(sales, change, current.id, { ...draft, qty })
}

/** Whether the quantity that is added can be sold, together with that of the other lines. */
function mayHold(
  others: readonly FilledLine[],
  added: Pick<FilledLine, 'product' | 'parts' | 'qty'>,
) {
  const wanted = new Set([added.product, ...added.parts.map(({ part }) => part)].map(idOf))
  return toStockDemands([...others, added])
    .filter(({ product }) => wanted.has(idOf(product)))
    .every(({ product, qty }) => qty <= MAX_LINE_QTY && maySell(product, qty))
}

function idOf({ productId }: SellableProduct): number {
  return productId
}
