// What an account tells its customer: that it was made, and what of it was changed (ASVS 6.3.7).
import { storePath } from '../../../../shared/routing/links'
import { ACCOUNT_PATH, RESET_PASSWORD_PATH } from '../../../../shared/routing/screen-paths'
import { textDigest } from '../../../../shared/signing/text-digest'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { type AccountNews, parseAccountMail } from '../../customers/account-mail/account-news'
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
  const told = parseAccountMail(about)
  if (!told) return null
  const store = storeViewOf(storeCode)
  if (hasLink(told.news) && !(await isLinkValid(sales, told.token))) return null
  const words = ACCOUNT_WORDS[storeCode][told.news]
  const href = hasLink(told.news)
    ? confirmEmailLink(origins.commerce, told.token, storeCode)
    : origins.ofStore(store) + storePath(PATHS[told.news], store)
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

type WithLink = 'welcome' | 'confirm'

const PATHS: Record<Exclude<AccountNews, WithLink>, string> = {
  'email-changed': ACCOUNT_PATH,
  'password-changed': RESET_PASSWORD_PATH,
  deleted: '/',
}

function hasLink(news: AccountNews): news is WithLink {
  return news === 'welcome' || news === 'confirm'
}

/** Whether a link holds: a later one of the same customer ends it. */
async function isLinkValid(sales: Database, token: string): Promise<boolean> {
  const asked = await readFirst(
    sales,
    sql`SELECT 1 FROM email_confirmation WHERE digest = ${await textDigest(token)}`,
  )
  return asked !== null
}
