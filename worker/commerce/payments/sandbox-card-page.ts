import { html } from 'hono/html'
import { formatPrice } from '../../../shared/i18n/price-text'
import type { StoreView } from '../../../shared/store-view/store-view'
import { type Html, renderDocument } from '../http/page-document'
import { SANDBOX_CARD_WORDS } from './sandbox-card-words'

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
  return renderDocument(store, { title: words.title, body, nonce })
}

/** The page of an address that leads to no payment. */
export function renderUnknownPayment(store: StoreView, nonce: string): Html {
  const words = SANDBOX_CARD_WORDS[store.storeCode]
  const body = html`<p>${words.gone}</p>`
  return renderDocument(store, { title: words.title, body, nonce })
}
