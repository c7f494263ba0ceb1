import type { CartItemUpdate, WireCartItem } from '../../../shared/contract/cart/cart'
import { fail, ok, type Result } from '../../../shared/result'
import { ITEM_NOT_FOUND, type Refusal } from '../http/refusal'
import type { CartCall } from './answer-for-cart'
import type { FilledLine } from './cart'
import { fillLines } from './fill-lines'
import { priceLine } from './price-line'
import { updateItem } from './update-item'
import { toWireItem } from './wire/to-wire-item'
import { deleteLine } from './write-line'

/** Adds or changes a line, once for each name by which the change is known, and shows it. */
export async function putItem(
  call: CartCall,
  item: CartItemUpdate,
  names: readonly string[],
): Promise<Result<WireCartItem, Refusal>> {
  const updated = await updateItem(call, item, names)
  return updated.ok ? ok(showLine(call, updated.value)) : updated
}

/** Takes a line out of the cart. */
export async function deleteItem(
  { databases, cart, now }: CartCall,
  itemId: number,
): Promise<Result<true, Refusal>> {
  const isRemoved = await deleteLine(databases.sales, cart.id, itemId, now)
  return isRemoved ? ok(true) : fail(ITEM_NOT_FOUND)
}

/** All lines of the cart that can be sold. */
export async function pullItems(call: CartCall): Promise<Result<WireCartItem[], Refusal>> {
  const lines = await fillLines(call.databases, call.cart)
  return ok(lines.map((line) => showLine(call, line)))
}

function showLine({ cart, now }: CartCall, line: FilledLine): WireCartItem {
  const country = cart.selection.country ?? cart.store.tax.defaultCountry
  return toWireItem(cart.mask, line, priceLine(cart, line, country, now))
}
