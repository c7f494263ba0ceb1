import { foldText } from '../../shared/i18n/fold-text'
import type { PageChrome } from '../../shared/routing/page-chrome'

interface NamedPage {
  name: string
  link: string
}

/** Pages of the footer, such as that of returns, that have a word for each of the text that begins so. */
export function pagesNamed(text: string, { menu, footer }: PageChrome): NamedPage[] {
  const departments = menu.map(({ link }) => link)
  const wanted = wordsOf(text)
  if (wanted.length === 0) return []
  return (footer?.columns ?? [])
    .flatMap(({ links }) => links)
    .filter(({ href }) => !departments.includes(href))
    .filter(({ label }) => {
      const words = wordsOf(label)
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
    })
    .map(({ label, href }) => ({ name: label, link: href }))
}

/** Without accents, as the search of products has them. */
function wordsOf(text: string): string[] {
  const folded = foldText(text)
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
