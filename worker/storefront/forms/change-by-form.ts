import * as z from 'zod/mini'
import type { BuyRefusal } from '../../../shared/cart/buy-refusal'
import { parseQuantity } from '../../../shared/cart/quantity'
import { fail, type Result } from '../../../shared/result'
import { cartIdOf, type GatewayContext, upstreamOf } from '../gateway/gateway-context'
import { readForm } from '../http/read-form'
import { pullCart } from '../upstream/cart'
import { changeCart } from './change-cart'
import { goBackWith, goToCart } from './go-to'
import { refuseForm } from './refuse-form'

/** A line of the cart's page: its quantity, or the button that takes it away. */
const change = z.object({
  item: z.string().check(z.regex(/^\d{1,10}$/)),
  qty: z.string(),
  remove: z.optional(z.literal('1')),
})

/** POST /cart/change: another quantity of a line, or none (spec 4). It ends at the cart. */
export async function changeByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const read = change.safeParse(Object.fromEntries(form.value))
  if (!read.success) return refuseForm(c, 400)
  const item = Number(read.data.item)
  const changed = read.data.remove ? await remove(c, item) : await setQty(c, item, read.data.qty)
  return changed.ok ? goToCart(c) : goBackWith(c, changed.error)
}

type Changed = Promise<Result<null, BuyRefusal>>

function remove(c: GatewayContext, itemId: number): Changed {
  return changeCart(c, 'cartDelete', { body: { cartItem: { item_id: itemId } } })
}

/** The line is said again with all that was chosen: it becomes what the request says. */
async function setQty(c: GatewayContext, itemId: number, text: string): Changed {
  const qty = parseQuantity(text, null)
  if (!qty.ok) return qty
  const cartId = cartIdOf(c)
  const lines = cartId ? await pullCart(upstreamOf(c), cartId) : null
  const line = lines?.ok ? lines.value.find((one) => one.item_id === itemId) : undefined
  if (!line) return fail({ key: 'cart.reason-unknown' })
  const { sku, product_option = null } = line
  return changeCart(c, 'cartUpdate', {
    body: { cartItem: { sku, qty: qty.value, item_id: itemId, product_option } },
  })
}
