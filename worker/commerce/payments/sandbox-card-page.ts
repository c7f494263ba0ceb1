import { html, raw } from 'hono/html'
import { formatPrice } from '../../../shared/i18n/price-text'
import type { StoreView } from '../../../shared/store-view/store-view'
import { SANDBOX_CARD_WORDS, type SandboxCardWords } from './sandbox-card-words'

type Html = ReturnType<typeof html>

/** The looks of the payment page: one sheet in the page itself, allowed by its nonce. */
const SANDBOX_CARD_STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: Canvas }
main { box-sizing: border-box; inline-size: min(28rem, 100%); padding: 2rem 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 1.5rem 0;
  padding-block: 1rem; border-block: 1px solid GrayText }
dt, dd { margin: 0 }
dd { font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem }
legend { padding: 0; margin-block-end: .75rem }
button { font: inherit; min-block-size: 3rem; padding: .5rem 1rem; border: 1px solid currentColor;
  border-radius: .375rem; background: Canvas; color: CanvasText; cursor: pointer }
button.main { background: CanvasText; color: Canvas }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

/** What is asked on the page, and what its buttons send. */
export interface SandboxQuestion {
  /** Number of the order. */
  reference: string
  /** Cents. */
  amount: number
  /** Where its form goes. */
  action: string
  /** Of the buttons, and what each of them says. */
  name: string
  approve: string
  refuse: string
  /** Absent where the page cannot be left undecided. */
  close?: string
}

/** The page of a payment that waits for its decision. It works without script. */
export function renderSandboxCard(store: StoreView, asked: SandboxQuestion, nonce: string): Html {
  const words = SANDBOX_CARD_WORDS[store.storeCode]
  const amount = formatPrice(asked.amount, store.i18n)
  const body = html`<p>${words.notice}</p>
<dl>
<dt>${words.order}</dt><dd>${asked.reference}</dd>
<dt>${words.amount}</dt><dd>${amount}</dd>
</dl>
<form method="post" action="${asked.action}">
<fieldset>
<legend>${words.question}</legend>
<button class="main" name="${asked.name}" value="${asked.approve}">${words.approve}</button>
<button name="${asked.name}" value="${asked.refuse}">${words.refuse}</button>
${asked.close && html`<button name="${asked.name}" value="${asked.close}">${words.close}</button>`}
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
