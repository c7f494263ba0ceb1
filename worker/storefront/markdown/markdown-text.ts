import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { FilterXSS } from 'xss'

/** Makes a link of the page absolute: whoever reads Markdown has no page to start from. */
export type ToAddress = (link: string) => string

const SPECIAL = /[\\`*_[\]<>|]/g

/** Any text as text of Markdown, in one line. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SPECIAL, '\\$&')
}

export function markdownLink(name: string, address: string): string {
  return `[${markdownText(name)}](${toTarget(address)})`
}

/** A bracket or a space would end the address. */
function toTarget(address: string): string {
  return address.replace(/[\s()]/g, encodeURIComponent).replace(/[()]/g, toCode)
}

/** A link of a page as whoever is not on it follows it; empty where it leads nowhere. */
export function absoluteAddress(link: string, base: string): string {
  return URL.canParse(link, base) ? new URL(link, base).href : ''
}

function toCode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`
}

/** Parts with an empty line between, without those that are empty. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

const BREAKS: Readonly<Record<string, string>> = {
  p: '\n\n',
  div: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  table: '\n\n',
  blockquote: '\n\n',
  br: '\n',
  hr: '\n\n---\n\n',
}
const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }
const HEADINGS: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ' }

/** HTML that `cleanHtml` has gone through, as Markdown: the same few tags, written otherwise. */
export function markdownOfHtml(html: string, toAddress: ToAddress): string {
  let cells = 0
  let isFirstRow = true
  /** Where open links lead. */
  const targets: string[] = []

  function onTag(tag: string, source: string, { isClosing = false }: { isClosing?: boolean }) {
    if (tag === 'a') return isClosing ? `](${targets.pop() ?? ''})` : openLink(source)
    if (tag === 'li') return isClosing ? '' : '\n- '
    if (tag === 'table' && !isClosing) isFirstRow = true
    if (tag === 'tr') return isClosing ? endRow() : startRow()
    if (tag === 'td' || tag === 'th') return isClosing ? ' |' : startCell()
    if (Object.hasOwn(HEADINGS, tag)) return isClosing ? '\n\n' : `\n\n${HEADINGS[tag]}`
    if (Object.hasOwn(MARKS, tag)) return MARKS[tag] ?? ''
    return (Object.hasOwn(BREAKS, tag) && BREAKS[tag]) || ''
  }
  function openLink(source: string): string {
    const href = /href="([^"]*)"/.exec(source)?.[1] ?? ''
    targets.push(href === '' ? '' : toTarget(toAddress(decodeHTMLAttribute(href))))
    return '['
  }
  function startRow(): string {
    cells = 0
    return '\n|'
  }
  function startCell(): string {
    cells += 1
    return ' '
  }
  function endRow(): string {
    const isHead = isFirstRow
    isFirstRow = false
    return isHead ? `\n|${' --- |'.repeat(cells)}` : ''
  }

  const writer = new FilterXSS({ whiteList: {}, onTag, escapeHtml: toText })
  return tidy(writer.process(html))
}

function toText(text: string): string {
  return decodeHTML(text).replace(/\s+/g, ' ').replace(SPECIAL, '\\$&')
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
