import { calls } from '../../../../shared/contract/calls'
import { isEmailConfirmed, type WireCustomer } from '../../../../shared/contract/customer/user'
import { isSubscribed } from '../../../../shared/contract/services/newsletter'
import { ACCOUNT_FIELDS } from '../../../../shared/customer/account-forms'
import type { Result } from '../../../../shared/result'
import { askAsCustomer } from '../../gateway/ask-as-customer'
import { type GatewayContext, upstreamOf } from '../../gateway/gateway-context'
import { isKnownReader } from '../../gateway/subscribe'
import type { UpstreamFault } from '../../upstream/fault'
import { readResult } from '../../upstream/upstream'
import { goToAccount, toAccountFault, withForm, withOwnForm } from './account-form'

/**
 * POST /my-account/newsletter: subscribes or unsubscribes the customer's own address, once it is confirmed;
 * acts only if the state differs (spec 4).
 */
export const newsletterByForm = withForm(async (c, form) => {
  const own = await fetchOwn(c)
  if (!own.ok) return goToAccount(c, { fault: toAccountFault(own.error, 'failed') })
  if (!isEmailConfirmed(own.value)) return goToAccount(c, { fault: 'confirm-first' })
  const { email } = own.value
  const wantsIt = form.text(ACCOUNT_FIELDS.wish) === 'yes'
  const state = await upstreamOf(c).call('newsletterState', { query: { email } })
  if (!state.ok) return goToAccount(c, { fault: 'newsletter-failed' })
  if (isSubscribed(state.value) === wantsIt) return goToAccount(c, { notice: 'account-changed' })
  const name = wantsIt ? 'newsletterSubscribe' : 'newsletterUnsubscribe'
  const body = calls[name].body.safeParse({ email })
  if (!body.success) return goToAccount(c, { fault: 'newsletter-failed' })
  const done = await upstreamOf(c).ask(name, { body: body.data })
  // Not subscribed, as was seen above: they were asked by mail.
  if (!done.ok && isKnownReader(done.error)) return goToAccount(c, { notice: 'newsletter-asked' })
  if (!done.ok) return goToAccount(c, { fault: toAccountFault(done.error, 'newsletter-failed') })
  return goToAccount(c, {
    notice: done.value === 'asked' ? 'newsletter-asked' : 'account-changed',
  })
})

/** POST /my-account/confirm-email: sends the link once more that confirms the address. */
export const confirmEmailByForm = withOwnForm(async (c) => {
  const asked = await askAsCustomer(c, 'userConfirmEmail', {})
  if (!asked.ok) return goToAccount(c, { fault: toAccountFault(asked.error, 'failed') })
  return goToAccount(c, { notice: 'confirm-sent' })
})

/** Who is logged in, as the backend knows them at this moment. */
async function fetchOwn(c: GatewayContext): Promise<Result<WireCustomer, UpstreamFault>> {
  const asked = await askAsCustomer(c, 'userMe', {})
  return asked.ok ? readResult('userMe', asked.value) : asked
}
