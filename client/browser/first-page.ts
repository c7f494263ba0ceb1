import { type FirstPage, readFirstPage } from '../../shared/routing/first-page'

/** Reads the state that came with the HTML. Throws when the document is not one of ours. */
export function findFirstPage(): FirstPage {
  const text = document.getElementById('first-page')?.textContent
  if (!text) throw new Error('The document carries no first page')
  return readFirstPage(text)
}
