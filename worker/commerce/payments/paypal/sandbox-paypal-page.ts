import { html } from 'hono/html'
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { type Html, renderDocument } from '../../http/page-document'
import { sandboxPayerOf } from './sandbox-payer'
import type { SandboxPayPalOrder } from './sandbox-paypal-order'

interface Words {
  title: string
  notice: string
  amount: string
  sentTo: string
  question: string
  goOn: string
  pay: string
  decline: string
  pending: string
  silent: string
  cancel: string
}

const WORDS: Record<StoreCode, Words> = {
  nl_nl: {
    title: 'PayPal in de testomgeving',
    notice: 'Dit is een oefenpagina, niet van PayPal. Er wordt geen geld afgeschreven.',
    amount: 'Bedrag',
    sentTo: 'Bezorgen bij',
    question: 'Wat moet er met deze betaling gebeuren?',
    goOn: 'Akkoord, terug naar de winkel',
    pay: 'Akkoord en betalen',
    decline: 'Akkoord, maar het afschrijven mislukt',
    pending: 'Akkoord, maar PayPal controleert de betaling nog',
    silent: 'Akkoord, maar PayPal antwoordt een poos niet',
    cancel: 'Annuleren en terug naar de winkel',
  },
  de_de: {
    title: 'PayPal in der Testumgebung',
    notice: 'Dies ist eine Übungsseite, nicht von PayPal. Es wird kein Geld abgebucht.',
    amount: 'Betrag',
    sentTo: 'Lieferung an',
    question: 'Was soll mit dieser Zahlung geschehen?',
    goOn: 'Zustimmen, zurück zum Shop',
    pay: 'Zustimmen und zahlen',
    decline: 'Zustimmen, aber die Abbuchung scheitert',
    pending: 'Zustimmen, aber PayPal prüft die Zahlung noch',
    silent: 'Zustimmen, aber PayPal antwortet eine Weile nicht',
    cancel: 'Abbrechen und zurück zum Shop',
  },
  fr_fr: {
    title: 'PayPal en mode test',
    notice: 'Ceci est une page d’essai, pas celle de PayPal. Aucun montant ne sera débité.',
    amount: 'Montant',
    sentTo: 'Livraison à',
    question: 'Que faire de ce paiement\u202f?',
    goOn: 'Accepter et revenir à la boutique',
    pay: 'Accepter et payer',
    decline: 'Accepter, mais le débit échoue',
    pending: 'Accepter, mais PayPal vérifie encore le paiement',
    silent: 'Accepter, mais PayPal ne répond pas pendant un moment',
    cancel: 'Annuler et revenir à la boutique',
  },
  global_en: {
    title: 'PayPal in test mode',
    notice: 'This is a practice page and not PayPal’s. No money is taken.',
    amount: 'Amount',
    sentTo: 'Deliver to',
    question: 'What should happen to this payment?',
    goOn: 'Approve and return to the shop',
    pay: 'Approve and pay',
    decline: 'Approve, but taking the money fails',
    pending: 'Approve, but PayPal still checks the payment',
    silent: 'Approve, but PayPal does not answer for a while',
    cancel: 'Cancel and return to the shop',
  },
}

/** The page on which a shopper approves. It works without script. */
export function renderSandboxPayPal(order: SandboxPayPalOrder, nonce: string): Html {
  const { storeCode, amount, id, isExpress } = order
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const { name, address } = sandboxPayerOf(storeCode).shipping
  const home = [name?.full_name, address?.address_line_1, address?.admin_area_2].join(', ')
  const body = html`<p>${words.notice}</p>
<dl>
<dt>${words.amount}</dt><dd>${formatPrice(amount, store.i18n)}</dd>
${isExpress ? html`<dt>${words.sentTo}</dt><dd>${home}</dd>` : ''}
</dl>
<form method="post" action="/sandbox-paypal/${id}">
<fieldset>
<legend>${words.question}</legend>
<button class="main" name="decision" value="approve">${isExpress ? words.goOn : words.pay}</button>
<button name="decision" value="decline">${words.decline}</button>
<button name="decision" value="pending">${words.pending}</button>
<button name="decision" value="silent">${words.silent}</button>
<button name="decision" value="cancel">${words.cancel}</button>
</fieldset>
</form>`
  return renderDocument(store, { title: words.title, body, nonce })
}
