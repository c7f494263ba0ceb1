import { STORE_LOCATION_TAG } from '../../../../shared/contract/change-tags'
import { dayNames } from '../../../../shared/i18n/day-names'
import { ok, type Result } from '../../../../shared/result'
import { storePath } from '../../../../shared/routing/links'
import { STORE_LOCATOR_PATH } from '../../../../shared/routing/screen-paths'
import { sortByDistance } from '../../../../shared/store-locations/distance'
import type { StoreLocation } from '../../../../shared/store-locations/store-location'
import { toStoreLocation } from '../../mapping/store-location/to-store-location'
import type { UpstreamFault } from '../../upstream/fault'
import type { PageContext, PageOutcome } from '../page-outcome'
import type { Sources } from '../sources'
import { findPlace } from './find-place'

/** Longest place that is looked for. */
const LONGEST = 80

/** The shops that one can walk into, from the nearest on where somebody said from where (spec 2). */
export async function loadStoreLocator(
  sources: Sources,
  { t, url }: PageContext,
): Promise<PageOutcome> {
  const found = await loadLocations(sources)
  if (!found.ok) return found
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const { defaultCountry, defaultLocale, shippingCountries } = sources.store.i18n
  const { weekdays } = dayNames(defaultLocale)
  const from = findPlace(asked, found.value, [defaultCountry, ...shippingCountries])
  const locations = from
    ? sortByDistance(found.value, from)
    : found.value.map((location) => ({ ...location, km: null }))
  return ok({
    data: {
      route: 'storelocator',
      asked,
      from: from?.name ?? null,
      locations,
      tiles: sources.mapTiles ?? null,
      weekdays,
    },
    words: { title: t('stores.title'), description: t('stores.about'), image: null },
    link: storePath(STORE_LOCATOR_PATH, sources.store),
    path: STORE_LOCATOR_PATH,
  })
}

async function loadLocations(
  sources: Sources,
): Promise<Result<readonly StoreLocation[], UpstreamFault>> {
  const { store, upstream } = sources
  const read = await sources.cache.read(
    { kind: 'directory', parts: 'store-locations', tags: () => [STORE_LOCATION_TAG] },
    async () => {
      const answer = await upstream.call('storeLocations', {
        query: { storeCode: store.storeCode },
      })
      if (!answer.ok) return answer
      return ok(answer.value.map((wire) => toStoreLocation(wire, store.i18n.defaultLocale)))
    },
  )
  return read.ok ? ok(read.value.value) : read
}
