import { escapeUTF8 } from 'entities/escape'

/** What no XML document may hold, however it is written. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Any text as text of XML, between tags and in attributes. */
export function xmlText(text: string): string {
  return escapeUTF8(text.replace(FORBIDDEN, ''))
}

/** An element with nothing but text in it; nothing at all for an empty one. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`
}

/** A moment as XML schemas write it; empty for what is none. */
export function xmlMoment(text: string | undefined): string {
  const moment = Date.parse(text ?? '')
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString()
}
