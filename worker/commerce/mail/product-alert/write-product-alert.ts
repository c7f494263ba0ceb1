// Tells whoever waited for it that a product can be bought again.

import { storePath } from '../../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../../shared/routing/screen-paths'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'

interface AlertWords {
  subject: (name: string) => string
  text: (name: string) => string
  link: string
  once: string
  account: string
}

const WORDS: Record<StoreCode, AlertWords> = {
  nl_nl: {
    subject: (name) => `${name} is weer op voorraad`,
    text: (name) => `Je vroeg ons om een bericht: ${name} is weer op voorraad. Wacht niet te lang.`,
    link: 'Bekijk het product',
    once: 'We schrijven je hierover één keer. Waar je nog meer op wacht, staat in je account.',
    account: 'Naar je account',
  },
  de_de: {
    subject: (name) => `${name} ist wieder da`,
    text: (name) =>
      `Du wolltest Bescheid wissen: ${name} ist wieder verfügbar. Warte nicht zu lange.`,
    link: 'Zum Produkt',
    once: 'Wir schreiben dir dazu nur einmal. Worauf du sonst noch wartest, steht in deinem Konto.',
    account: 'Zu deinem Konto',
  },
  fr_fr: {
    subject: (name) => `${name} est de nouveau en stock`,
    text: (name) =>
      `Vous nous aviez demandé de vous prévenir\u00a0: ${name} est de nouveau en stock. N’attendez pas trop.`,
    link: 'Voir le produit',
    once: 'Nous vous l’écrivons une seule fois. Vos autres alertes sont dans votre compte.',
    account: 'Aller à votre compte',
  },
  global_en: {
    subject: (name) => `${name} is back in stock`,
    text: (name) => `You asked us to tell you: ${name} is back in stock. Do not wait too long.`,
    link: 'View the product',
    once: 'We write to you about it once. What else you are waiting for is in your account.',
    account: 'To your account',
  },
}

/** The news; null when it is not wanted any more. */
export async function writeProductAlert(
  sales: Database,
  { about: token, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const alert = await readFirst(
    sales,
    query<{ name: string; link: string }>(
      sql`SELECT name, link FROM product_alert WHERE token = ${token} AND told_at IS NOT NULL`,
    ),
  )
  if (!alert) return null
  const store = storeViewOf(storeCode)
  const shop = origins.ofStore(store)
  const words = WORDS[storeCode]
  return writeLetter(
    {
      subject: words.subject(alert.name),
      parts: [
        { kind: 'words', text: words.text(alert.name) },
        { kind: 'link', text: words.link, href: shop + alert.link },
        { kind: 'words', text: words.once },
        { kind: 'link', text: words.account, href: shop + storePath(ACCOUNT_PATH, store) },
      ],
    },
    store,
  )
}
