import { html, raw } from 'hono/html'
import { formatPrice } from '../../../shared/i18n/price-text'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Order } from '../orders/order'
import type { Payment } from '../orders/payment'
import { SANDBOX_CARD_STYLE } from './sandbox-card-style'
import { SANDBOX_CARD_WORDS, type SandboxCardWords } from './sandbox-card-words'

type Html = ReturnType<typeof html>

/** The page of a payment that waits for its decision. It works without script. */
export function renderSandboxCard(
  store: StoreView,
  order: Order,
  payment: Payment,
  nonce: string,
): Html {
  const words = SANDBOX_CARD_WORDS[store.storeCode]
  const amount = formatPrice(payment.amount, store.i18n)
  const body = html`<p>${words.notice}</p>
<dl>
<dt>${words.order}</dt><dd>${order.incrementId}</dd>
<dt>${words.amount}</dt><dd>${amount}</dd>
</dl>
<form method="post" action="/sandbox-card/${payment.id}">
<fieldset>
<legend>${words.question}</legend>
<button name="decision" value="approve">${words.approve}</button>
<button name="decision" value="refuse">${words.refuse}</button>
<button name="decision" value="close">${words.close}</button>
</fieldset>
</form>`
  return renderDocument(store, words, body, nonce)
}

/** The page of an address that leads to no payment. */
export function renderUnknownPayment(store: StoreView, nonce: string): Html {
  const words = SANDBOX_CARD_WORDS[store.storeCode]
  return renderDocument(store, words, html`<p>${words.gone}</p>`, nonce)
}

function renderDocument(
  store: StoreView,
  words: SandboxCardWords,
  body: Html,
  nonce: string,
): Html {
  return html`<!doctype html>
<html lang="${store.i18n.defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${words.title}</title>
<style nonce="${nonce}">${raw(SANDBOX_CARD_STYLE)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
${body}
</main>
</body>
</html>`
}
