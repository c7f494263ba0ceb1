// Tells that money of an order is back on the gift cards that paid it.
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { sql } from '../../db/sql'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { loadOrderNews, orderLinkPart } from './load-order-news'
import { REFUND_WORDS } from './write-refund'

interface CardRefundWords {
  text: (firstName: string) => string
  /** A card, told by the end of its code. */
  card: (end: string) => string
}

interface CardRefund {
  orderId: number
  codeEnd: string
  /** Cents. */
  amount: number
}

const WORDS: Record<StoreCode, CardRefundWords> = {
  nl_nl: {
    text: (name) =>
      `Hallo ${name}, wat je met een cadeaukaart betaald hebt, staat er weer op. Je kunt er meteen mee betalen.`,
    card: (end) => `Cadeaukaart die eindigt op ${end}`,
  },
  de_de: {
    text: (name) =>
      `Hallo ${name}, was du mit einer Geschenkkarte bezahlt hast, ist wieder darauf. Du kannst sofort damit bezahlen.`,
    card: (end) => `Geschenkkarte, die auf ${end} endet`,
  },
  fr_fr: {
    text: (name) =>
      `Bonjour ${name}, nous avons recrédité la carte cadeau avec laquelle vous avez payé. Vous pouvez l’utiliser dès maintenant.`,
    card: (end) => `Carte cadeau se terminant par ${end}`,
  },
  global_en: {
    text: (name) =>
      `Hello ${name}, what you paid by gift card is back on it. You can pay with it at once.`,
    card: (end) => `Gift card ending in ${end}`,
  },
}

/** The news of what one attempt put back; null when it is gone. */
export async function writeGiftCardRefund(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const cards = await readAll(
    sales,
    query<CardRefund>(sql`
      SELECT order_id AS orderId, substr(code, -4) AS codeEnd, amount
      FROM gift_card_refund WHERE attempt = ${about} ORDER BY rowid`),
  )
  const [first] = cards
  const order = first && (await loadOrderNews(sales, sql`id = ${first.orderId}`))
  if (!order) return null
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const parts: LetterPart[] = [
    { kind: 'words', text: words.text(order.firstName) },
    {
      kind: 'table',
      rows: cards.map(({ codeEnd, amount }) => [
        words.card(codeEnd),
        formatPrice(amount, store.i18n),
      ]),
    },
    orderLinkPart(order, storeCode, origins),
  ]
  const { subject } = REFUND_WORDS[storeCode]
  return writeLetter({ subject: subject(order.orderNumber), parts }, store)
}
