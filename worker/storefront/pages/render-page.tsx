// The only file that renders pages. A page is streamed while something is still on its way, and
// rendered to a string when everything is there: in workerd React's stream costs several times the CPU of its string.
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { hasEditorsBlocks, ServerDocument, screenNameOf } from '../../../client/entry-server'
import { foldListing } from '../../../shared/routing/fold-listing'
import type { Page } from '../../../shared/routing/page'
import type { PageChrome } from '../../../shared/routing/page-chrome'
import { isWaiting, settlePage } from '../../../shared/routing/settle-page'
import { ALL_OPTIONS } from '../../../shared/search/query'
import { logLine } from '../runtime/log-line'
import { toStructuredData } from '../structured-data/to-structured-data'
import { assetsOf, BUILD_ID } from './page-assets'

const HTML = 'text/html; charset=UTF-8'

interface RenderOptions {
  /** For the inline scripts of a stream; a string has none. */
  nonce: string
}

/** Answers with a page as HTML. Its status was decided before (design 5.2). */
export async function renderPage(
  c: Context,
  whole: Page,
  chrome: PageChrome,
  { nonce }: RenderOptions,
): Promise<Response> {
  const isWhole = c.req.query(ALL_OPTIONS) !== undefined
  const page = isWhole ? whole : { ...whole, data: foldListing(whole.data) }
  const streams = isWaiting(page)
  const setRenderer = reactRenderer(
    undefined,
    streams
      ? {
          stream: { 'Content-Type': HTML },
          readableStreamOptions: {
            nonce,
            onError: reportStreamError,
            // What is there is sent in its place, however long: without script it would stay hidden.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
          },
        }
      : {},
  )
  await setRenderer(c, async () => {})
  const { body } = await c.render(
    <ServerDocument
      first={{ page, chrome, buildId: BUILD_ID }}
      settled={streams ? settlePage(page) : page}
      toStructuredData={toStructuredData}
      assets={assetsOf(screenNameOf(page.data), page.storeCode, hasEditorsBlocks(page.data))}
    />,
  )
  // A page that is kept is made after the visitor was answered: it takes no header of that answer.
  return new Response(body, { status: page.status, headers: { 'content-type': HTML } })
}

function reportStreamError(error: unknown): void {
  logLine('error', 'render-error', { message: String(error) })
}
