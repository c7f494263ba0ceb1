// The links of mails to subscribers. A mail program's own button posts at once (RFC 8058).
import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env'
import { limitCallBody } from '../http/limit-body'
import { MAX_LINK_FORM_BYTES, sendLinkPage } from '../http/link-page'
import { withStore } from '../http/with-store'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './newsletter-links'
import { NEWSLETTER_PAGE_WORDS } from './newsletter-page-words'
import { confirmReader, removeReaderByLink } from './subscribe-reader'

export const newsletterLinkRoutes = new Hono<CommerceEnv>()

for (const path of [CONFIRM_PATH, UNSUBSCRIBE_PATH]) {
  newsletterLinkRoutes.use(`${path}/*`, limitCallBody(MAX_LINK_FORM_BYTES), withStore)
}

newsletterLinkRoutes.get(`${CONFIRM_PATH}/:token`, (c) => show(c, 'confirm', 'confirmButton'))

newsletterLinkRoutes.post(`${CONFIRM_PATH}/:token`, async (c) => {
  const isDone = await confirmReader(c.env.SALES, c.req.param('token'), Date.now())
  return isDone ? show(c, 'confirmed') : show(c, 'linkUsed')
})

newsletterLinkRoutes.get(`${UNSUBSCRIBE_PATH}/:token`, (c) =>
  show(c, 'unsubscribe', 'unsubscribeButton'),
)

/** Who is gone already is told the same: what was wanted is so. */
newsletterLinkRoutes.post(`${UNSUBSCRIBE_PATH}/:token`, async (c) => {
  await removeReaderByLink(c.env.SALES, c.req.param('token'))
  return show(c, 'unsubscribed')
})

type Said = 'confirm' | 'confirmed' | 'linkUsed' | 'unsubscribe' | 'unsubscribed'

function show(
  c: Context<CommerceEnv>,
  said: Said,
  button?: 'confirmButton' | 'unsubscribeButton',
): Promise<Response> {
  const store = c.get('store')
  const words = NEWSLETTER_PAGE_WORDS[store.storeCode]
  return sendLinkPage(c.env, store, {
    title: words.title,
    text: words[said],
    button: button && words[button],
    isOver: said === 'linkUsed',
    back: { text: words.toShop, path: '/' },
  })
}
