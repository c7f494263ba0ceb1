// The page of a link in a mail. A visit shows a button and a press acts, since programs that read mail
// visit links.
import { html } from 'hono/html'
import type { StoreView } from '../../../shared/store-view/store-view'
import { renderDocument } from './page-document'
import { sendPage } from './send-page'

/** Its form has no field. */
export const MAX_LINK_FORM_BYTES = 1000

interface LinkPage {
  title: string
  text: string
  /** Without one there is nothing left to do. */
  button?: string | undefined
  /** The link does nothing any more. */
  isOver?: boolean
}

export function sendLinkPage(
  store: StoreView,
  { title, text, button, isOver = false }: LinkPage,
): Promise<Response> {
  const form = button
    ? html`<form method="post"><button class="main">${button}</button></form>`
    : ''
  return sendPage({
    render: (nonce) => renderDocument(store, { title, body: html`<p>${text}</p>${form}`, nonce }),
    status: isOver ? 410 : 200,
    formTargets: [],
  })
}
