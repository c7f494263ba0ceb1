import type { Context } from 'hono'
import { fail, ok } from '../../../shared/result'
import type { AppEnv } from '../app-env'
import type { RenderedPage } from '../cache/kept-page'
import { recordReads } from '../cache/record-reads'
import { isWithinRate, tooMany } from '../http/rate-limit'
import { openSources } from '../pages/open-sources'
import { pause } from '../upstream/retry-pause'
import type { Feed, FeedReader } from './feed'

/** Where the next part begins, on the answer of a part. */
const NEXT = 'x-next-part'
/** Seconds after which a reader may come back while an upstream is down. */
const RETRY_SECONDS = 30
/** As many pages were made as this reader may have at once. */
const TOO_MANY = 429
/** A busy backend is given time, and more once bytes have left: half a feed is worth nothing. */
const FIRST_PAUSES_MS: readonly number[] = [300, 600]
const LATER_PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000]

/** Answers with a feed, or 404 where there is none at this address. */
export function serveFeed(toFeed: (reader: FeedReader, name: string) => Feed | null) {
  return async function answerWithFeed(c: Context<AppEnv>): Promise<Response> {
    const reader = { store: c.get('store'), url: new URL(c.req.url) }
    const feed = toFeed(reader, c.req.param('name') ?? '')
    if (!feed) return c.text('404 Not Found', 404)
    const first = await askAgain(() => servePart(c, feed, ''), FIRST_PAUSES_MS)
    if (first.status !== 200) return first
    const answer = new Response(toStream(bytesOf(c, feed, first)))
    answer.headers.set('content-type', feed.contentType)
    // It leads to pages and is none itself.
    answer.headers.set('x-robots-tag', 'noindex')
    for (const name of ['cache-control', 'x-cache', 'age']) {
      answer.headers.set(name, first.headers.get(name) ?? '')
    }
    return answer
  }
}

/** Nothing is made before somebody reads it. */
function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* bytesOf(
  c: Context<AppEnv>,
  feed: Feed,
  first: Response,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(feed.opening)
  for (let part: Response | null = first; part; part = await nextPart(c, feed, part)) {
    yield new Uint8Array(await part.arrayBuffer())
  }
  yield encoder.encode(feed.closing)
}

/** Throws where it cannot be had: an answer that breaks off is not taken for a whole one. */
async function nextPart(c: Context<AppEnv>, feed: Feed, part: Response): Promise<Response | null> {
  const from = part.headers.get(NEXT)
  if (from === null) return null
  const next = await askAgain(() => servePart(c, feed, from), LATER_PAUSES_MS)
  if (next.status === 200) return next
  await next.body?.cancel()
  if (next.status === 404) return null
  throw new Error(`The feed ${c.req.path} breaks off at ${from}`)
}

async function askAgain(
  ask: () => Promise<Response>,
  pausesMs: readonly number[],
): Promise<Response> {
  let answer = await ask()
  for (const ms of pausesMs) {
    if (answer.status < 500 && answer.status !== TOO_MANY) break
    await answer.body?.cancel()
    await pause(ms)
    answer = await ask()
  }
  return answer
}

/** A part is kept as a page is: fresh, stale, and as a last resort while an upstream is down. */
function servePart(c: Context<AppEnv>, feed: Feed, from: string): Promise<Response> {
  // Opened anew for each part: the time of a page is not enough for a catalogue.
  const { sources, feeds } = openSources(c)
  const url = new URL(c.req.url)
  url.pathname = `${url.pathname}/${from}`
  url.search = ''
  const mayMake = async () =>
    (await isWithinRate(c.env.RATE_PAGE, c.req.raw.headers)) ? ok(null) : fail(tooMany())
  const asked = { url, method: 'GET', mode: 'feed' as const, isPreview: false, mayMake }
  return feeds.serve(asked, async (): Promise<RenderedPage> => {
    const reads = recordReads(sources.cache)
    const loaded = await feed.loadPart({ ...sources, cache: reads.cache }, from)
    const { tags, isIncomplete } = reads.outcome()
    const part = loaded.ok ? loaded.value : null
    const response = part ? new Response(part.text) : refusal(loaded.ok ? 404 : 503)
    if (part?.next != null) response.headers.set(NEXT, part.next)
    return { response, kind: 'feed', tags: [...tags, ...(part?.tags ?? [])], isIncomplete }
  })
}

function refusal(status: 404 | 503): Response {
  const headers = status === 503 ? { 'retry-after': String(RETRY_SECONDS) } : undefined
  const text = status === 404 ? '404 Not Found' : '503 Service Unavailable'
  return new Response(text, { status, headers })
}
