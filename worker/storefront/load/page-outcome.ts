import type { Translate } from '../../../shared/i18n/messages'
import type { Result } from '../../../shared/result'
import type { Deferred, Page, PageData } from '../../../shared/routing/page'
import type { UpstreamFault } from '../upstream/fault'
import type { PageOfList, SeoWords } from './seo-facts'

export interface PageContext {
  url: URL
  /** Clean path in the store. */
  path: string
  t: Translate
}

/** What a page loader gives: the data and its own words. */
export interface LoadedPage {
  data: PageData
  words: SeoWords
  /** Link of the page itself, where it is not at the path that was asked for. */
  link?: string
  /** The same as a path without a store code, for pages that are the same in every store. */
  path?: string
  status?: Page['status']
  /** Address or path where its content is, when a merchant says so. */
  canonical?: string
  /** Where it stands among the pages of one list, when its data does not say. */
  pages?: PageOfList
}

export type PageOutcome = Result<LoadedPage, UpstreamFault>

/** A page that says no more of itself than its title. */
export function plainPage(data: PageData, title: string): LoadedPage {
  return { data, words: { title, description: '', image: null } }
}

export function notFound(context: PageContext): LoadedPage {
  return { ...plainPage({ route: 'page-not-found' }, context.t('seo.notFound')), status: 404 }
}

const DEFER_AFTER_MS = 5

/**
 * The value itself when it is as good as there (it lay in a cache), else the promise of it: a page
 * that waits for nothing is rendered to a string, which costs far less than a stream.
 */
export async function defer<T>(promise: Promise<T>): Promise<{ value: Deferred<T> }> {
  const later = new Promise<{ value: Deferred<T> }>((resolve) =>
    setTimeout(() => resolve({ value: promise }), DEFER_AFTER_MS),
  )
  return Promise.race([promise.then((value) => ({ value })), later])
}
