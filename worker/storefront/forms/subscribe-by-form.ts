import {
  SUBSCRIBE_FIELDS,
  SUBSCRIBE_ID,
  type SubscribeFault,
  subscribedLink,
} from '../../../shared/content/subscribe-form'
import { newsletterCalls } from '../../../shared/contract/services/newsletter'
import { storePath } from '../../../shared/routing/links'
import { ownPath } from '../../../shared/routing/own-path'
import type { GatewayContext } from '../gateway/gateway-context'
import { subscribe } from '../gateway/subscribe'
import { readForm } from '../http/read-form'
import { SEE_OTHER } from './go-to'
import { refuseForm } from './refuse-form'
import { showRefused } from './show-again'

/** POST /newsletter/subscribe: subscribes, and goes back to the page, which shows the outcome. */
export async function subscribeByForm(c: GatewayContext): Promise<Response> {
  const form = await readForm(c.req.raw)
  if (!form.ok) return refuseForm(c, form.error.status)
  const page = ownPath(form.value.get(SUBSCRIBE_FIELDS.page)) ?? storePath('/', c.get('store'))
  const fault = await ask(c, form.value)
  if (!fault) return c.redirect(subscribedLink(page), SEE_OTHER)
  return showRefused(c, page, { form: SUBSCRIBE_ID, fault, typed: form.value })
}

async function ask(c: GatewayContext, form: URLSearchParams): Promise<SubscribeFault | null> {
  const email = form.get(SUBSCRIBE_FIELDS.email)?.trim()
  const change = newsletterCalls.newsletterSubscribe.body.safeParse({ email })
  if (!change.success) return 'no-address'
  const asked = await subscribe(c, change.data)
  if (asked.ok) return null
  return asked.error === 'not-human' ? 'no-script' : 'failed'
}
