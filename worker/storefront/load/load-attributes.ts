import type { WireAttribute } from '../../../shared/contract/catalogue/attribute'
import { ATTRIBUTES } from '../../../shared/contract/change-tags'
import { ok, type Result } from '../../../shared/result'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'

/** Attribute list size of spec 9. */
const SIZE = 150

/** The attributes a shopper may see, with the words of their options. */
export async function loadAttributes(
  sources: Sources,
): Promise<Result<readonly WireAttribute[], UpstreamFault>> {
  const read = await sources.cache.read(
    { kind: 'directory', parts: 'attributes', tags: () => [ATTRIBUTES], isEmpty },
    async () => {
      const found = await fetchEntities(sources.upstream, {
        type: 'attribute',
        searchQuery: {
          _appliedFilters: [
            { attribute: 'is_visible', value: { eq: true } },
            { attribute: 'is_user_defined', value: { eq: true } },
          ],
        },
        size: SIZE,
      })
      return found.ok ? ok(found.value.items) : found
    },
  )
  return read.ok ? ok(read.value.value) : read
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0
}
