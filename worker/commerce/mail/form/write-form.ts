// Brings the merchant what somebody wrote into a form of the shop; an answer goes to whoever wrote it.
import { isEmailText } from '../../../../shared/customer/email-text'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { writeLetter } from '../letter'
import type { DueMail, MailContent } from '../mail'

interface Submission {
  form: string
  /** JSON. */
  fields: string
}

/** The mail of a form; null when it was forgotten meanwhile. */
export async function writeForm(
  sales: Database,
  { about, storeCode }: DueMail,
): Promise<MailContent | null> {
  const sent = await readFirst(
    sales,
    query<Submission>(sql`SELECT form, fields FROM form_submission WHERE id = ${about}`),
  )
  if (!sent) return null
  const fields: Record<string, unknown> = JSON.parse(sent.fields)
  const store = storeViewOf(storeCode)
  const content = await writeLetter(
    {
      subject: `${store.name}: ${sent.form}`,
      parts: Object.entries(fields).flatMap(([name, value]) => [
        { kind: 'title' as const, text: name },
        { kind: 'words' as const, text: Array.isArray(value) ? value.join(', ') : String(value) },
      ]),
    },
    store,
  )
  const { email } = fields
  const isAddress = typeof email === 'string' && isEmailText(email)
  return isAddress ? { ...content, headers: { 'Reply-To': email } } : content
}
