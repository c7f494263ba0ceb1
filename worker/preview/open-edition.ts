// Drafts are for editors only. The CMS says whether an address was signed by it and a moment ago;
// whoever cannot show that sees what everybody sees (spec 6, trust I12).
import type { Upstream } from '../upstream/upstream'
import { editorLinkOf } from './editor-link'

/** What an editor may read instead of what is published. */
export interface Edition {
  /** Reads drafts; never leaves this Worker. */
  token: string
  release: number | null
}

/** The edition that an address asks for, when it may; else null, and so it is when the CMS is down. */
export async function openEdition(upstream: Upstream, url: URL): Promise<Edition | null> {
  const link = editorLinkOf(url)
  if (!link) return null
  const { release, ...query } = link
  const answer = await upstream.call('storyValidateEditor', { query })
  const token = answer.ok && !answer.value.error ? answer.value.previewToken : undefined
  return token ? { token, release } : null
}
