// The link of an account's mail.
import { type Context, Hono } from 'hono'
import { ACCOUNT_PATH } from '../../../../shared/routing/screen-paths'
import type { CommerceEnv } from '../../env'
import { limitCallBody } from '../../http/limit-body'
import { MAX_LINK_FORM_BYTES, sendLinkPage } from '../../http/link-page'
import { withStore } from '../../http/with-store'
import { CONFIRM_EMAIL_PATH, confirmationState, confirmEmail } from './confirm-email'
import { CONFIRM_PAGE_WORDS } from './confirm-page-words'

export const confirmEmailRoutes = new Hono<CommerceEnv>()

confirmEmailRoutes.use(`${CONFIRM_EMAIL_PATH}/*`, limitCallBody(MAX_LINK_FORM_BYTES), withStore)

confirmEmailRoutes.get(`${CONFIRM_EMAIL_PATH}/:token`, async (c) =>
  show(c, await confirmationState(c.env.SALES, c.req.param('token'), Date.now())),
)

confirmEmailRoutes.post(`${CONFIRM_EMAIL_PATH}/:token`, async (c) => {
  const isDone = await confirmEmail(c.env.SALES, c.req.param('token'), Date.now())
  return show(c, isDone ? 'confirmed' : 'linkOver')
})

function show(c: Context<CommerceEnv>, said: 'ask' | 'confirmed' | 'linkOver'): Promise<Response> {
  const store = c.get('store')
  const words = CONFIRM_PAGE_WORDS[store.storeCode]
  return sendLinkPage(c.env, store, {
    title: words.title,
    text: words[said],
    button: said === 'ask' ? words.button : undefined,
    isOver: said === 'linkOver',
    back: { text: words.toAccount, path: ACCOUNT_PATH },
  })
}
