import { packTables, unpackTables } from './pack-tables'
import type { Page } from './page'
import type { PageChrome } from './page-chrome'

/** What the worker writes into the document for the browser to start from. */
export interface FirstPage {
  page: Page
  chrome: PageChrome
  buildId: string
}

type Packed = Parameters<typeof packTables>[0]

/** A first page as text: everything in it is JSON, deferred values have settled (design 5.1). */
export function writeFirstPage(first: FirstPage): string {
  return JSON.stringify(packTables(first as unknown as Packed))
}

/** Reads what `writeFirstPage` wrote. Throws SyntaxError for anything that is no JSON. */
export function readFirstPage(text: string): FirstPage {
  return unpackTables(JSON.parse(text) as Packed) as unknown as FirstPage
}
