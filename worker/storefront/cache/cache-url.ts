import { isCampaignParameter } from '../../../shared/search/campaign-parameters'

/**
 * Parameters of the CMS's editor; for all other visits they change nothing on the page, but for what
 * the app says, which shows less, and a component that is no page (spec 2, wrapper mode, stories).
 */
const EDITOR = /^_storyblok(?!_lang=app$|_c=(?!(?:blog-)?page$))/

const LONGEST_URL = 2000

/**
 * The same address without what does not change the page. A page is rendered for this address, so
 * that what is kept does not remember who came from which campaign.
 */
export function toCacheUrl(url: URL): URL {
  const clean = new URL(url)
  clean.search = ''
  clean.hash = ''
  for (const [name, value] of url.searchParams) {
    if (!isCampaignParameter(name) && !EDITOR.test(`${name}=${value}`))
      clean.searchParams.append(name, value)
  }
  return clean
}

/** Whether an address carries parameters that do not change the page. */
export function hasIgnoredParameters(url: URL): boolean {
  return url.searchParams.size > toCacheUrl(url).searchParams.size
}

/** Whether pages at this address may be kept at all. */
export function isPublicUrl(url: URL): boolean {
  return url.href.length <= LONGEST_URL
}
