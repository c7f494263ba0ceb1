// What an account tells its customer: that it was made, and what of it was changed (ASVS 6.3.7).
import { storePath } from '../../../../shared/routing/links'
import { ACCOUNT_PATH, RESET_PASSWORD_PATH } from '../../../../shared/routing/screen-paths'
import { textDigest } from '../../../../shared/signing/text-digest'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import {
  type AccountMailType,
  type ConfirmMailType,
  parseAccountMail,
} from '../../customers/account-mail/account-mail'
import { confirmEmailLink } from '../../customers/account-mail/confirm-email'
import type { Database } from '../../db/databases'
import { readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { writeLetter } from '../letter'
import type { DueMail, MailContent, MailOrigins } from '../mail'
import { ACCOUNT_WORDS } from './account-words'

/** The letter; null where its link is over or its customer is gone. */
export async function writeAccountLetter(
  sales: Database,
  { about, storeCode }: DueMail,
  origins: MailOrigins,
): Promise<MailContent | null> {
  const mail = parseAccountMail(about)
  if (!mail) return null
  const store = storeViewOf(storeCode)
  if (confirmsEmail(mail.type) && !(await isLinkValid(sales, mail.token))) return null
  const words = ACCOUNT_WORDS[storeCode][mail.type]
  const href = confirmsEmail(mail.type)
    ? confirmEmailLink(origins.commerce, mail.token, storeCode)
    : origins.ofStore(store) + storePath(PATHS[mail.type], store)
  return writeLetter(
    {
      subject: words.subject,
      parts: [
        { kind: 'words', text: words.text },
        { kind: 'link', text: words.link, href },
        { kind: 'words', text: words.otherwise.replace('{email}', MERCHANT.email) },
      ],
    },
    store,
  )
}

const PATHS: Record<Exclude<AccountMailType, ConfirmMailType>, string> = {
  'email-changed': ACCOUNT_PATH,
  'password-changed': RESET_PASSWORD_PATH,
  deleted: '/',
}

function confirmsEmail(type: AccountMailType): type is ConfirmMailType {
  return type === 'welcome' || type === 'confirm'
}

/** Whether a link holds: a later one of the same customer ends it. */
async function isLinkValid(sales: Database, token: string): Promise<boolean> {
  const asked = await readFirst(
    sales,
    sql`SELECT 1 FROM email_confirmation WHERE digest = ${await textDigest(token)}`,
  )
  return asked !== null
}
