// The page of a link in a mail. A visit shows a button and a press acts, since programs that read mail
// visit links.
import { html } from 'hono/html'
import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { MailVars } from '../env'
import { renderDocument } from './page-document'
import { sendPage } from './send-page'
import { shopOriginOf } from './shop-origin'

/** Its form has no field. */
export const MAX_LINK_FORM_BYTES = 1000

interface LinkPage {
  title: string
  text: string
  /** Without one there is nothing left to do. */
  button?: string | undefined
  /** The link does nothing any more. */
  isOver?: boolean
  /** The way back into the shop: this page lies on another host. */
  back: { text: string; path: string }
}

export function sendLinkPage(
  vars: MailVars,
  store: StoreView,
  { title, text, button, isOver = false, back }: LinkPage,
): Promise<Response> {
  const form = button
    ? html`<form method="post"><button class="main">${button}</button></form>`
    : ''
  const href = shopOriginOf(vars, store) + storePath(back.path, store)
  const body = html`<p>${text}</p>
${form}
<p><a href="${href}">${back.text}</a></p>`
  return sendPage({
    render: (nonce) => renderDocument(store, { title, body, nonce }),
    status: isOver ? 410 : 200,
    formTargets: [],
  })
}
