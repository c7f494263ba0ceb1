// Brings a gift card to whom it was bought for: what it is worth, its code, and what the giver says.
import { formatPrice } from '../../../../shared/i18n/price-text'
import { storePath } from '../../../../shared/routing/links'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'

interface GivenCard {
  code: string
  /** Cents. */
  initial: number
  options: string
}

interface GiftCardWords {
  subject: (sender: string) => string
  /** Where the giver has no name. */
  plainSubject: string
  greeting: (recipient: string, sender: string) => string
  plainGreeting: (recipient: string) => string
  worth: string
  code: string
  validity: string
  /** The shop issues cards that do not expire. */
  untilSpent: string
  use: string
  link: string
}

const WORDS: Record<StoreCode, GiftCardWords> = {
  nl_nl: {
    subject: (sender) => `Een cadeaukaart van ${sender}`,
    plainSubject: 'Een cadeaukaart voor jou',
    greeting: (recipient, sender) =>
      `Hallo ${recipient}, ${sender} heeft je een cadeaukaart gegeven!`,
    plainGreeting: (recipient) => `Hallo ${recipient}, je hebt een cadeaukaart gekregen!`,
    worth: 'Waarde',
    code: 'Code',
    validity: 'Geldig',
    untilSpent: 'tot hij op is',
    use: 'Vul de code in je winkelwagen of bij het afrekenen in. Wat je niet meteen besteedt, blijft op de kaart staan.',
    link: 'Naar de winkel',
  },
  de_de: {
    subject: (sender) => `Eine Geschenkkarte von ${sender}`,
    plainSubject: 'Eine Geschenkkarte für dich',
    greeting: (recipient, sender) =>
      `Hallo ${recipient}, ${sender} hat dir eine Geschenkkarte geschenkt!`,
    plainGreeting: (recipient) => `Hallo ${recipient}, du hast eine Geschenkkarte bekommen!`,
    worth: 'Wert',
    code: 'Code',
    validity: 'Gültig',
    untilSpent: 'bis sie aufgebraucht ist',
    use: 'Gib den Code im Warenkorb oder an der Kasse ein. Was du nicht gleich ausgibst, bleibt auf der Karte.',
    link: 'Zum Shop',
  },
  fr_fr: {
    subject: (sender) => `${sender} vous offre une carte cadeau`,
    plainSubject: 'Une carte cadeau pour vous',
    greeting: (recipient, sender) =>
      `Bonjour ${recipient}, ${sender} vous offre une carte cadeau\u202f!`,
    plainGreeting: (recipient) => `Bonjour ${recipient}, vous avez reçu une carte cadeau\u202f!`,
    worth: 'Valeur',
    code: 'Code',
    validity: 'Valable',
    untilSpent: 'jusqu’à ce qu’elle soit épuisée',
    use: 'Saisissez le code dans le panier ou au moment de payer. Ce que vous ne dépensez pas tout de suite reste sur la carte.',
    link: 'Aller à la boutique',
  },
  global_en: {
    subject: (sender) => `A gift card from ${sender}`,
    plainSubject: 'A gift card for you',
    greeting: (recipient, sender) => `Hello ${recipient}, ${sender} has given you a gift card!`,
    plainGreeting: (recipient) => `Hello ${recipient}, you have been given a gift card!`,
    worth: 'Worth',
    code: 'Code',
    validity: 'Valid',
    untilSpent: 'until it is spent',
    use: 'Enter the code in your cart or at the checkout. What you do not spend at once stays on the card.',
    link: 'To the shop',
  },
}

/** The mail of a gift card; null when the card is gone. */
export async function writeGiftCard(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const card = await readFirst(
    sales,
    query<GivenCard>(sql`
      SELECT gift_card.code, gift_card.initial,
        line.line_options ->> '$.am_giftcard_options' AS options
      FROM gift_card JOIN issued_gift_card AS issued ON issued.code = gift_card.code
      JOIN order_line AS line ON line.id = issued.order_line_id
      WHERE gift_card.code = ${about}`),
  )
  if (!card) return null
  const given: Record<string, string | undefined> = JSON.parse(card.options)
  const sender = given.am_giftcard_sender_name?.trim()
  const recipient = given.am_giftcard_recipient_name ?? ''
  const message = given.am_giftcard_message
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const parts: LetterPart[] = [
    {
      kind: 'words',
      text: sender ? words.greeting(recipient, sender) : words.plainGreeting(recipient),
    },
    ...(message ? [{ kind: 'words', text: message } as const] : []),
    {
      kind: 'table',
      rows: [
        [words.worth, formatPrice(card.initial, store.i18n)],
        [words.code, card.code],
        [words.validity, words.untilSpent],
      ],
      isSum: true,
    },
    { kind: 'words', text: words.use },
    { kind: 'link', text: words.link, href: origins.ofStore(store) + storePath('/', store) },
  ]
  return writeLetter({ subject: sender ? words.subject(sender) : words.plainSubject, parts }, store)
}
