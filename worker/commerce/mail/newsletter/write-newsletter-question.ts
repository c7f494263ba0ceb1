// Asks whether an address really wants the newsletter. Whoever typed it may not be its owner, so it
// advertises nothing.
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { CONFIRM_PATH, newsletterLink } from '../../newsletter/newsletter-links'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'

const WORDS: Record<StoreCode, { subject: string; asked: string; link: string; else: string }> = {
  nl_nl: {
    subject: 'Bevestig je aanmelding voor de nieuwsbrief',
    asked: 'Met dit adres is onze nieuwsbrief aangevraagd. Bevestig binnen 48 uur dat je dat wilt.',
    link: 'Aanmelding bevestigen',
    else: 'Was jij dat niet? Dan hoef je niets te doen: zonder bevestiging wissen we je adres.',
  },
  de_de: {
    subject: 'Bestätige deine Anmeldung zum Newsletter',
    asked:
      'Mit dieser Adresse wurde unser Newsletter bestellt. Bestätige innerhalb von 48 Stunden, dass du ihn möchtest.',
    link: 'Anmeldung bestätigen',
    else: 'Warst du das nicht? Dann musst du nichts tun: Ohne Bestätigung löschen wir deine Adresse.',
  },
  fr_fr: {
    subject: 'Confirmez votre abonnement à la lettre d’information',
    asked:
      'Notre lettre d’information a été demandée avec cette adresse. Confirmez sous 48 heures que vous la souhaitez.',
    link: 'Confirmer l’abonnement',
    else: 'Ce n’était pas vous\u202f? Ne faites rien\u202f: sans confirmation, nous effaçons votre adresse.',
  },
  global_en: {
    subject: 'Confirm your subscription to the newsletter',
    asked:
      'Our newsletter was requested with this address. Please confirm within 48 hours that you want it.',
    link: 'Confirm the subscription',
    else: 'Was that not you? Then there is nothing to do: without an answer we erase your address.',
  },
}

/** The question; null when it was answered, or is too old. */
export async function writeNewsletterQuestion(
  sales: Database,
  { about: token, storeCode }: DueMail,
  { commerce }: MailOrigins,
): Promise<MailContent | null> {
  const isWaiting = await readFirst(
    sales,
    sql`SELECT 1 FROM newsletter WHERE token = ${token} AND waits_until IS NOT NULL`,
  )
  if (!isWaiting) return null
  const words = WORDS[storeCode]
  const href = newsletterLink(commerce, CONFIRM_PATH, token, storeCode)
  return writeLetter(
    {
      subject: words.subject,
      parts: [
        { kind: 'words', text: words.asked },
        { kind: 'link', text: words.link, href },
        { kind: 'words', text: words.else },
      ],
    },
    storeViewOf(storeCode),
  )
}
