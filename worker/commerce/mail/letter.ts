// What a mail says, before it is plain text or HTML: both are made from it, so they say the same.
import { html, raw } from 'hono/html'
import { MERCHANT } from '../../../shared/store-view/merchant'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { MailContent } from './mail'

export type LetterPart =
  | { kind: 'words'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** A name and a value in each row; the value of the last may be set apart as the sum. */
  | { kind: 'table'; rows: readonly (readonly [name: string, value: string])[]; isSum?: boolean }

export interface Letter {
  subject: string
  parts: readonly LetterPart[]
}

type Html = ReturnType<typeof html>

const WIDTH = 64

/** Writes a letter in both ways, with the sender below. */
export async function writeLetter(letter: Letter, store: StoreView): Promise<MailContent> {
  const { subject, parts } = letter
  const sender = [
    MERCHANT.name,
    `${MERCHANT.street}, ${MERCHANT.postcode} ${MERCHANT.city}`,
    MERCHANT.email,
    MERCHANT.phone,
  ]
  const colon = store.i18n.defaultLocale.startsWith('fr') ? '\u00a0:' : ':'
  const told = parts.map((part) => toText(part, colon))
  const text = [...told, ['--', ...sender].join('\n')].join('\n\n')
  return { subject, text: `${text}\n`, html: String(await toDocument(letter, sender, store)) }
}

/** In French a blank stands before a colon. */
function toText(part: LetterPart, colon: string): string {
  if (part.kind === 'words') return part.text
  if (part.kind === 'link') return `${part.text}${colon}\n${part.href}`
  if (part.kind === 'title') return `${part.text}\n${'-'.repeat(part.text.length)}`
  return part.rows.map(([name, value]) => toLine(name, value)).join('\n')
}

/** The value stands at the right of the first line where both fit into it, else below that. */
function toLine(name: string, value: string): string {
  const [first = '', ...more] = name.split('\n')
  const space = WIDTH - first.length - value.length
  const line = space > 0 ? first + ' '.repeat(space) + value : `${first}\n${value.padStart(WIDTH)}`
  return [line, ...more].join('\n')
}

/** Programs that read mail know little of style sheets: what matters stands at the element. */
function toDocument({ subject, parts }: Letter, sender: readonly string[], store: StoreView): Html {
  return html`<!doctype html>
<html lang="${store.i18n.defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${subject}</h1>
${parts.map(toHtml)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #999;font-size:14px">${lines(sender)}</p>
</div>
</body>
</html>`
}

function toHtml(part: LetterPart): Html {
  if (part.kind === 'words')
    return html`<p style="margin:0 0 16px">${lines(part.text.split('\n'))}</p>`
  if (part.kind === 'link') {
    return html`<p style="margin:0 0 16px"><a href="${part.href}">${part.text}</a></p>`
  }
  if (part.kind === 'title') {
    return html`<h2 style="font-size:18px;line-height:1.25;margin:24px 0 8px">${part.text}</h2>`
  }
  const last = part.isSum ? part.rows.length - 1 : -1
  return html`<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">
${part.rows.map(([name, value], index) => toRow(name, value, index === last))}
</table>`
}

function toRow(name: string, value: string, isSum: boolean): Html {
  const weight = isSum ? 'font-weight:700' : 'font-weight:400'
  const cell = `padding:4px 0;vertical-align:top;${weight}`
  return html`<tr><td style="${cell}">${lines(name.split('\n'))}</td>
<td style="${cell};text-align:right;padding-left:16px">${value}</td></tr>`
}

function lines(texts: readonly string[]): Html[] {
  return texts.map((text, index) => html`${index > 0 ? raw('<br>') : ''}${text}`)
}
