import type { HtmlEscapedString } from 'hono/utils/html'
import { createRandomId } from '../db/random-id'

export interface PageToSend {
  /** Makes the page, given the nonce that its style needs. */
  render: (nonce: string) => HtmlEscapedString | Promise<HtmlEscapedString>
  status: 200 | 400 | 404 | 410 | 502
  /** Where its form may lead in the end, besides this origin. */
  formTargets: readonly string[]
}

/**
 * Sends a page that loads only fonts, runs nothing, cannot be framed and is not cached. The headers stand
 * here because hono's secure-headers takes its policy when the app starts, before it is known where
 * the form of this page may lead.
 */
export async function sendPage({ render, status, formTargets }: PageToSend): Promise<Response> {
  const nonce = createRandomId()
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(String(await render(nonce)), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
