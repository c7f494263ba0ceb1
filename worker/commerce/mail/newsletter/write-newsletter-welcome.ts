// Greets a subscriber, with the coupon that the subscription earned and a link that ends it.
import { formatPrice } from '../../../../shared/i18n/price-text'
import type { StoreCode, StoreView } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { newsletterLink, UNSUBSCRIBE_PATH } from '../../newsletter/newsletter-links'
import { NEWSLETTER_SETTINGS } from '../../newsletter/newsletter-settings'
import { type LetterPart, writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'

interface WelcomeWords {
  subject: string
  thanks: string
  offer: (discount: string) => string
  code: string
  use: string
  leave: string
}

const WORDS: Record<StoreCode, WelcomeWords> = {
  nl_nl: {
    subject: 'Welkom bij onze nieuwsbrief',
    thanks: 'Fijn dat je onze nieuwsbrief wilt lezen.',
    offer: (discount) => `Op je volgende bestelling krijg je ${discount} korting.`,
    code: 'Kortingscode',
    use: 'Vul de code in je winkelwagen in. Hij geldt voor één bestelling, een jaar lang.',
    leave: 'Afmelden',
  },
  de_de: {
    subject: 'Willkommen bei unserem Newsletter',
    thanks: 'Schön, dass du unseren Newsletter lesen möchtest.',
    offer: (discount) => `Auf deine nächste Bestellung bekommst du ${discount} Rabatt.`,
    code: 'Gutscheincode',
    use: 'Gib den Code im Warenkorb ein. Er gilt für eine Bestellung, ein Jahr lang.',
    leave: 'Abmelden',
  },
  fr_fr: {
    subject: 'Bienvenue dans notre lettre d’information',
    thanks: 'Merci de vouloir lire notre lettre d’information.',
    offer: (discount) =>
      `Vous bénéficiez de ${discount} de réduction sur votre prochaine commande.`,
    code: 'Code de réduction',
    use: 'Saisissez le code dans le panier. Il vaut pour une commande, pendant un an.',
    leave: 'Se désabonner',
  },
  global_en: {
    subject: 'Welcome to our newsletter',
    thanks: 'Good to know that you would like to read our newsletter.',
    offer: (discount) => `You get ${discount} off your next order.`,
    code: 'Coupon code',
    use: 'Enter the code in your cart. It holds for one order, for a year.',
    leave: 'Unsubscribe',
  },
}

/** The greeting; null when the subscriber has left already. */
export async function writeNewsletterWelcome(
  sales: Database,
  { about: token, storeCode }: DueMail,
  { commerce }: MailOrigins,
): Promise<MailContent | null> {
  const reader = await readFirst(
    sales,
    query<{ code: string | null }>(sql`SELECT coupon_code AS code FROM newsletter
      WHERE token = ${token} AND waits_until IS NULL`),
  )
  if (!reader) return null
  const store = storeViewOf(storeCode)
  const words = WORDS[storeCode]
  const href = newsletterLink(commerce, UNSUBSCRIBE_PATH, token, storeCode)
  const parts: LetterPart[] = [
    { kind: 'words', text: words.thanks },
    ...(reader.code ? toOffer(reader.code, store) : []),
    { kind: 'link', text: words.leave, href },
  ]
  const headers = {
    'List-Unsubscribe': `<${href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...(await writeLetter({ subject: words.subject, parts }, store)), headers }
}

function toOffer(code: string, store: StoreView): LetterPart[] {
  const words = WORDS[store.storeCode]
  const { kind, amount } = NEWSLETTER_SETTINGS[store.storeCode].offer
  const discount = kind === 'percent' ? `${amount}\u00a0%` : formatPrice(amount, store.i18n)
  return [
    { kind: 'words', text: words.offer(discount) },
    { kind: 'table', rows: [[words.code, code]], isSum: true },
    { kind: 'words', text: words.use },
  ]
}
