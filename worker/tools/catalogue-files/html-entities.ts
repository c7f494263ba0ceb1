import { decodeHTML } from 'entities'

/** The characters behind `&trade;` and the like, in a text that is not markup. */
export function decodeText(text: string): string {
  return decodeHTML(text.replace(/\s+/g, ' ').trim())
}

/** The same in a piece of HTML, where what would become markup stays as it is written. */
export function decodeHtml(html: string): string {
  return html.replace(/&(?:#x?[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi, (entity) => {
    const character = decodeHTML(entity)
    return /[<>&"']/.test(character) ? entity : character
  })
}

/** A text that `decodeText` reads back as it was, with entities only where they are needed. */
export function encodeText(text: string): string {
  if (decodeText(text) === text) return text
  return text
    .replaceAll('&', '&amp;')
    .replace(/^\s|\s$|\s(?=\s)|[^\S ]/g, (space) => `&#${space.codePointAt(0)};`)
}
