// The link of an account's mail. A visit shows a button and a press acts, since programs that read mail
// visit links.
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { CommerceEnv } from '../../env'
import { limitCallBody } from '../../http/limit-body'
import { renderDocument } from '../../http/page-document'
import { sendPage } from '../../http/send-page'
import { withStore } from '../../http/with-store'
import { CONFIRM_EMAIL_PATH, confirmEmail } from './confirm-email'
import { CONFIRM_PAGE_WORDS } from './confirm-page-words'

const MAX_FORM_BYTES = 1000

export const confirmEmailRoutes = new Hono<CommerceEnv>()

confirmEmailRoutes.use(`${CONFIRM_EMAIL_PATH}/*`, limitCallBody(MAX_FORM_BYTES), withStore)

confirmEmailRoutes.get(`${CONFIRM_EMAIL_PATH}/:token`, (c) => show(c, 'ask'))

confirmEmailRoutes.post(`${CONFIRM_EMAIL_PATH}/:token`, async (c) => {
  const isDone = await confirmEmail(c.env.SALES, c.req.param('token'), Date.now())
  return show(c, isDone ? 'confirmed' : 'linkOver')
})

function show(c: Context<CommerceEnv>, said: 'ask' | 'confirmed' | 'linkOver'): Promise<Response> {
  const store = c.get('store')
  const words = CONFIRM_PAGE_WORDS[store.storeCode]
  const form =
    said === 'ask'
      ? html`<form method="post"><button class="main">${words.button}</button></form>`
      : ''
  return sendPage({
    render: (nonce) =>
      renderDocument(store, {
        title: words.title,
        body: html`<p>${words[said]}</p>${form}`,
        nonce,
      }),
    status: said === 'linkOver' ? 410 : 200,
    formTargets: [],
  })
}
