// How to choose a new password, for who has forgotten the old one. The link is good once and for an hour.
import { textDigest } from '../../../../shared/signing/text-digest'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'

interface ResetWords {
  subject: string
  asked: string
  link: string
  otherwise: string
}

const WORDS: Record<StoreCode, ResetWords> = {
  nl_nl: {
    subject: 'Kies een nieuw wachtwoord',
    asked:
      'Hallo, je wilt een nieuw wachtwoord kiezen. Dat kan een uur lang met deze link, één keer.',
    link: 'Nieuw wachtwoord kiezen',
    otherwise:
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  de_de: {
    subject: 'Wähle ein neues Passwort',
    asked:
      'Hallo, du möchtest ein neues Passwort wählen. Das geht eine Stunde lang mit diesem Link, einmal.',
    link: 'Neues Passwort wählen',
    otherwise:
      'Du hast nicht darum gebeten? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  fr_fr: {
    subject: 'Choisissez un nouveau mot de passe',
    asked:
      'Bonjour, vous souhaitez choisir un nouveau mot de passe. Ce lien est valable une heure et une seule fois.',
    link: 'Choisir un nouveau mot de passe',
    otherwise:
      'Vous n’avez rien demandé\u202f? Vous n’avez rien à faire\u202f: votre mot de passe reste inchangé.',
  },
  global_en: {
    subject: 'Choose a new password',
    asked:
      'Hello, you would like to choose a new password. You can do so once, within an hour, with this link.',
    link: 'Choose a new password',
    otherwise:
      'You did not ask for this? Then there is nothing to do: your password stays as it is.',
  },
}

/** The link of a reset token; null when it is over, or the customer is gone. */
export async function writePasswordReset(
  sales: Database,
  { about: token, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const asked = await readFirst(
    sales,
    sql`SELECT 1 FROM password_reset WHERE digest = ${await textDigest(token)}`,
  )
  if (!asked) return null
  const words = WORDS[storeCode]
  const store = storeViewOf(storeCode)
  const href = `${origins.ofStore(store)}/reset-password?token=${token}`
  const parts = [
    { kind: 'words', text: words.asked },
    { kind: 'link', text: words.link, href },
    { kind: 'words', text: words.otherwise },
  ] as const
  return writeLetter({ subject: words.subject, parts }, store)
}
