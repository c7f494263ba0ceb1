// What happens to a visit of a page: resolve, load, render; around it the page cache.
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { pageOfData } from '../../../shared/routing/links'
import { KEEP_HEADER } from '../../../shared/routing/offline'
import type { AppEnv } from '../app-env'
import { hasIgnoredParameters } from '../cache/cache-url'
import { isForEverybody } from '../cache/kept-page'
import type { PageMode } from '../cache/page-cache'
import { asAppVisit } from '../http/app-visit'
import { openEdition } from '../preview/open-edition'
import { makePage } from './make-page'
import { mayMakePage } from './may-make-page'
import { openSources } from './open-sources'

/** Answers with a page as HTML, or as the data of one. No editor frames the checkout. */
export function servePage(encoding: 'html' | 'data') {
  return async function answerWithPage(c: Context<AppEnv>): Promise<Response> {
    const mode = encoding === 'html' ? modeFor(c) : encoding
    const { sources, pages } = openSources(c)
    const url = asAppVisit(c, pageUrl(c.req.url, mode))
    const asked = { url, headers: c.req.raw.headers, mode }
    const edition = await openEdition(sources.upstream, asked, c.env.RATE_EDITOR)
    const isPreview = edition !== null
    if (isPreview) c.set('isPreview', true)
    const asEditor = edition ? { ...sources, edition } : sources
    const mayMake = (made: URL) => mayMakePage(c, mode, made)
    const visit = { url, method: c.req.method, mode, isPreview, mayMake }
    const response = await pages.serve(visit, async (url, { mayStream }) => {
      const made = await makePage(c, asEditor, { url, mode, mayStream })
      if (made.kind.startsWith('checkout')) c.set('isPreview', false)
      if (!isPreview && isForEverybody(made)) made.response.headers.set(KEEP_HEADER, 'yes')
      return made
    })
    // The page itself is the same for all campaigns and says nothing of them (spec 2, noindex).
    if (hasIgnoredParameters(url)) response.headers.set('x-robots-tag', 'noindex,nofollow')
    // Whoever keeps it must know that the same address may answer otherwise.
    if (encoding === 'html') response.headers.append('vary', 'Accept')
    return response
  }
}

const MARKDOWN = 'text/markdown'

/** Markdown for who asks for it by name; whoever takes anything gets what people get. */
function modeFor(c: Context<AppEnv>): PageMode {
  const html = 'text/html'
  const wanted = accepts(c, { header: 'Accept', supports: [html, MARKDOWN], default: html })
  return wanted === MARKDOWN ? 'markdown' : 'html'
}

/** The address of the page itself: its data lies under a prefix of its own. */
function pageUrl(address: string, mode: PageMode): URL {
  const url = new URL(address)
  if (mode === 'data') url.pathname = pageOfData(url.pathname)
  return url
}
