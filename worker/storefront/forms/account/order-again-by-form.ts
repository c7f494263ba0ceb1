import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { tellCartChanged } from '../../gateway/tell-cart-changed'
import { findOwnOrder } from '../../pages/find-own-order'
import { changeCart } from '../change-cart'
import { goToCart } from '../go-to'
import { refuseForm } from '../refuse-form'
import { goToAccount, toAccountFault, withForm } from './account-form'

/**
 * POST /my-account/order-again: puts what an order of the customer has bought into the cart, once for each
 * wish. What can no longer be bought is told on the page of that order.
 */
export const orderAgainByForm = withForm(async (c, form) => {
  const orderNumber = form.text(ACCOUNT_FIELDS.order)
  const found = await findOwnOrder(c, orderNumber)
  if (!found.ok && found.error.status === 404) return refuseForm(c, 404)
  if (!found.ok) return goToAccount(c, { fault: toAccountFault(found.error, 'failed') })
  const items = found.value.items ?? []
  const missing: number[] = []
  for (const [position, { sku, qty, product_option }] of items.entries()) {
    const names = [`${form.text(ACCOUNT_FIELDS.wish)}-${position}`]
    const body = { cartItem: { sku, qty, product_option } }
    const added = await changeCart(c, 'cartUpdate', { body, names })
    if (!added.ok) missing.push(position)
  }
  if (missing.length === 0) return goToCart(c)
  tellCartChanged(c)
  return goToAccount(c, { order: orderNumber, missing: missing.join('.') })
})
