import {
  SUBSCRIBE_FIELDS,
  type SubscribeAnswer,
  subscribeAnswerLink,
} from '../../../shared/content/subscribe-form'
import { newsletterCalls } from '../../../shared/contract/services/newsletter'
import { storePath } from '../../../shared/routing/links'
import type { GatewayContext } from '../gateway/gateway-context'
import { subscribe } from '../gateway/subscribe'
import { readForm } from '../http/read-form'
import { ownPath, SEE_OTHER } from './go-to'

/** POST /newsletter/subscribe: subscribes, and goes back to the page, which shows the outcome. */
export async function subscribeByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return c.text(`${form.error.status} ${form.error.message}`, form.error.status)
  const own = ownPath(form.value.get(SUBSCRIBE_FIELDS.page)) ?? storePath('/', c.get('store'))
  return c.redirect(subscribeAnswerLink(own, await ask(c, form.value)), SEE_OTHER)
}

async function ask(c: GatewayContext, form: URLSearchParams): Promise<SubscribeAnswer> {
  const email = form.get(SUBSCRIBE_FIELDS.email)?.trim()
  const change = newsletterCalls.newsletterSubscribe.body.safeParse({ email })
  if (!change.success) return 'no-address'
  return (await subscribe(c, change.data)).ok ? 'done' : 'failed'
}
