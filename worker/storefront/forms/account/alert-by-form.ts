import { FORM_FIELDS } from '../../../../shared/cart/form-paths'
import { readVariant } from '../../../../shared/cart/read-buy-form'
import { calls } from '../../../../shared/contract/calls'
import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import { ownPath } from '../../../../shared/routing/own-path'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { type GatewayContext, withoutSession } from '../../gateway/gateway-context'
import { readForm } from '../../http/read-form'
import { createLookups } from '../../load/lookups'
import { openSources } from '../../pages/open-sources'
import { refuseForm } from '../refuse-form'
import { goToAccount, toAccountFault, withForm } from './account-form'

/**
 * POST /product-alert: what the form of a sold-out product posts by itself. It ends at the account, which
 * a guest needs first (spec 6): whoever has logged in comes back to the product.
 */
export async function addAlertByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const meant = await findMeant(c, form.value)
  if (!c.get('customer').current) {
    return goToAccount(c, { notice: 'alert-needs-account', ...toBack(meant) })
  }
  const body = calls.productAlertSubscribe.body.safeParse({ sku: meant?.sku })
  if (!body.success) return goToAccount(c, { fault: 'alert-failed' })
  const asked = await askAsCustomer(c, 'productAlertSubscribe', { body: body.data })
  if (asked.ok) return goToAccount(c, { notice: 'alert-set' })
  return goToAccount(c, { fault: toAccountFault(asked.error, 'alert-failed') })
}

/** POST /my-account/alert/remove */
export const removeAlertByForm = withForm(async (c, form) => {
  const body = calls.productAlertUnsubscribe.body.safeParse({ sku: form.text(ACCOUNT_FIELDS.sku) })
  if (!body.success) return goToAccount(c, { fault: 'alert-failed' })
  const asked = await askAsCustomer(c, 'productAlertUnsubscribe', { body: body.data })
  if (asked.ok) return goToAccount(c, { notice: 'alert-removed' })
  return goToAccount(c, { fault: toAccountFault(asked.error, 'alert-failed') })
})

interface Meant {
  sku: string
  /** Path of the product's page; null where nothing is known of it. */
  link: string | null
}

/** The product, or the child of it that was chosen. */
async function findMeant(c: GatewayContext, form: URLSearchParams): Promise<Meant | null> {
  const sku = form.get(FORM_FIELDS.sku)
  if (!sku) return null
  const found = await createLookups(openSources(withoutSession(c)).sources).productBySku(sku)
  if (!found.ok || !found.value) return { sku, link: null }
  const { product } = found.value
  const variant = readVariant(product, form)
  return { sku: (variant.ok && variant.value?.sku) || sku, link: product.link }
}

function toBack(meant: Meant | null): Record<string, string> {
  const page = ownPath(meant?.link ?? null)
  return page === null ? {} : { [ACCOUNT_FIELDS.back]: page }
}
