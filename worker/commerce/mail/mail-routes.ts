// What was sent, for who runs the shop: on a machine of one's own this is where mails arrive.
import { type Context, Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html, raw } from 'hono/html'
import { query, readAll, readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { refuse } from '../http/answer'
import { isKey } from '../http/is-key'
import { PAGE_LOGO, PAGE_STYLE } from '../http/page-style'

const LISTED = 100

interface ListedMail {
  id: string
  recipient: string
  subject: string
  kind: string
  sentAt: number | null
  fault: string | null
}

export const mailRoutes = new Hono<CommerceEnv>()

/** Any name; the password is the admin key. */
mailRoutes.use(
  '/mail/*',
  basicAuth({
    realm: 'mail',
    verifyUser: (_name, password, c: Context<CommerceEnv>) => isKey(password, c.env.ADMIN_KEY),
  }),
)

mailRoutes.get('/mail', async (c) => {
  const mails = await readAll(
    c.env.SALES,
    query<ListedMail>(sql`SELECT id, recipient, subject, kind, sent_at AS sentAt, fault
      FROM mail ORDER BY sent_at IS NOT NULL, sent_at DESC, due_at DESC LIMIT ${LISTED}`),
  )
  return c.html(
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mail</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(PAGE_STYLE)}</style></head>
<body>
${PAGE_LOGO}
<main class="wide">
<h1>Mail</h1>
<ul>${mails.map(toItem)}</ul>
</main>
</body>
</html>`,
    200,
    HEADERS,
  )
})

mailRoutes.get('/mail/:id', async (c) => {
  const found = await readFirst(
    c.env.SALES,
    query<{ html: string; text: string }>(
      sql`SELECT html, plain_text AS text FROM mail WHERE id = ${c.req.param('id')}`,
    ),
  )
  if (!found?.html) return refuse(c, 404, 'There is no such mail, or it was not sent yet')
  if (c.req.query('as') === 'text') return c.text(found.text, 200, HEADERS)
  return c.html(found.html, 200, HEADERS)
})

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

function toItem({ id, recipient, subject, kind, sentAt, fault }: ListedMail) {
  const when = sentAt === null ? (fault ?? 'waits') : new Date(sentAt).toISOString()
  const title =
    sentAt === null
      ? kind
      : html`<a href="/mail/${id}">${subject}</a> (<a href="/mail/${id}?as=text">text</a>)`
  return html`<li>${title}${raw('<br>')}${recipient}, ${when}</li>`
}
