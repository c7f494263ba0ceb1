import type { Hono } from 'hono'
import { PRODUCT_ALERT_PATH } from '../../../shared/cart/form-paths'
import { CHECKOUT_PATH } from '../../../shared/checkout/checkout-form'
import { storePath } from '../../../shared/routing/links'
import {
  ACCOUNT_PATH,
  RESET_PASSWORD_PATH,
  REVIEW_PATH,
  WITHDRAW_PATH,
} from '../../../shared/routing/screen-paths'
import type { SessionEnv } from '../session/session-cookie'
import { SEE_OTHER } from './go-to'

/** Where a page stands at the address that takes its form. */
const PAGES: readonly string[] = [REVIEW_PATH, WITHDRAW_PATH]

/** Pages of forms, by how the addresses of those begin; all others are on pages of any address. */
const PAGES_OF_FORMS = [
  ['/cart/', '/cart'],
  [CHECKOUT_PATH, CHECKOUT_PATH],
  [`${ACCOUNT_PATH}/`, ACCOUNT_PATH],
  [PRODUCT_ALERT_PATH, ACCOUNT_PATH],
  [RESET_PASSWORD_PATH, RESET_PASSWORD_PATH],
] as const

/**
 * A form that was refused is shown at the address that refused it. Whoever asks for that address by
 * itself, as from the address bar, is led to the page that has the form. Call it after all forms.
 */
export function leadToPages(forms: Hono<SessionEnv>): void {
  const addresses = forms.routes.flatMap(({ method, path }) => (method === 'POST' ? path : []))
  for (const address of new Set(addresses)) {
    if (PAGES.includes(address)) continue
    const [, page = '/'] = PAGES_OF_FORMS.find(([start]) => address.startsWith(start)) ?? []
    forms.get(address, (c) => {
      c.header('cache-control', 'no-store')
      return c.redirect(storePath(page, c.get('store')), SEE_OTHER)
    })
  }
}
