// Drafts are for editors only. The CMS says whether it signed an address a moment ago; without that
// the published page is shown (spec 6, trust I12).
import { isLinkCurrent } from '../../../shared/content/is-link-current'
import type { PageMode } from '../cache/page-cache'
import { isWithinRate, type RateCounter } from '../http/rate-limit'
import type { Upstream } from '../upstream/upstream'
import { editorLinkOf } from './editor-link'

/** What an editor may read instead of what is published. */
export interface Edition {
  /** Reads drafts; never leaves this Worker. */
  token: string
  release: number | null
}

export interface EditorVisit {
  url: URL
  headers: Headers
  mode: PageMode
}

/** The CMS shows a page in its frame, and that page asks for the next one as data (trust C4). */
const DESTINATION: Partial<Record<PageMode, string>> = { html: 'iframe', data: 'empty' }

/**
 * The edition that an address asks for, when it may; else null, also while the CMS is down. Links that
 * are visibly forged, and too many tries, are refused without asking the CMS.
 */
export async function openEdition(
  upstream: Upstream,
  { url, headers, mode }: EditorVisit,
  counter: RateCounter | undefined,
): Promise<Edition | null> {
  const link = editorLinkOf(url)
  if (!link || !isLinkCurrent(link.timestamp, Date.now())) return null
  const destination = DESTINATION[mode]
  if (!destination || headers.get('sec-fetch-dest') !== destination) return null
  if (!(await isWithinRate(counter, headers))) return null
  const { release, ...query } = link
  const answer = await upstream.call('storyValidateEditor', { query })
  const token = answer.ok && !answer.value.error ? answer.value.previewToken : undefined
  return token ? { token, release } : null
}
