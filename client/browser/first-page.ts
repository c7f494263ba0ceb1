import type { Frame, Page } from '../../shared/routing/page'

/** What the worker wrote into the document for the browser to start from. */
export interface FirstPage {
  page: Page
  frame: Frame
  buildId: string
}

/** Reads the state that came with the HTML. Throws when the document is not one of ours. */
export function readFirstPage(): FirstPage {
  const text = document.getElementById('first-page')?.textContent
  if (!text) throw new Error('The document carries no first page')
  return JSON.parse(text) as FirstPage
}

/** Reads a deferred value that was streamed in after the document's state (design 5.1). */
export function readStreamed(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : undefined
}
