import { ADDRESSES, categoryTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { landingPageLink } from '../../../shared/routing/links'
import type { LandingPageLink } from '../../../shared/search/listing-address'
import { toLandingPage } from '../mapping/listing/to-url-records'
import { fetchEntities } from '../upstream/catalogue'
import type { Sources } from './sources'

/** More would make every page of the category larger than its products. */
const SIZE = 50

/**
 * The landing pages of a category to which its filters may lead (spec 7, landing pages by category id).
 * They are optional: without them a filter is a query.
 */
export async function loadLandingPageLinks(
  sources: Sources,
  categoryId: number,
): Promise<LandingPageLink[]> {
  const read = await sources.cache.read(
    {
      kind: 'category',
      parts: ['landing-pages', categoryId],
      tags: () => [ADDRESSES, categoryTag(categoryId)],
    },
    async () => {
      const found = await fetchEntities(sources.upstream, {
        type: 'tweakwise_landing_page',
        searchQuery: {
          _appliedFilters: [
            { attribute: 'category_id', value: { eq: categoryId } },
            { attribute: 'active', value: { eq: true } },
          ],
        },
        size: SIZE,
      })
      if (!found.ok) return found
      const pages = found.value.items.map((page) => toLandingPage(page, sources.store))
      return ok(
        pages
          .filter(({ isFilterLinkAllowed }) => isFilterLinkAllowed)
          .map(({ urlPath, filters }) => ({
            link: landingPageLink(urlPath, sources.store),
            filters,
          })),
      )
    },
  )
  return read.ok ? [...read.value.value] : []
}
