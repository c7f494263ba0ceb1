import { STORE_LOCATION_TAG } from '../../../../shared/contract/change-tags'
import { dayNames } from '../../../../shared/i18n/day-names'
import { ok, type Result } from '../../../../shared/result'
import { storePath } from '../../../../shared/routing/links'
import { COUNTRY_FIELD, STORE_LOCATOR_PATH } from '../../../../shared/routing/screen-paths'
import { sortByDistance } from '../../../../shared/store-locations/distance'
import type {
  ListedLocation,
  StoreLocation,
} from '../../../../shared/store-locations/store-location'
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
  const asked = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST)
  const found = await listLocations(sources, asked, url.searchParams.get(COUNTRY_FIELD) ?? '')
  if (!found.ok) return found
  const { weekdays } = dayNames(sources.store.i18n.defaultLocale)
  return ok({
    data: {
      route: 'storelocator',
      asked,
      ...found.value,
      tiles: sources.mapTiles ?? null,
      weekdays,
    },
    words: { title: t('stores.title'), description: t('stores.about'), image: null },
    link: storePath(STORE_LOCATOR_PATH, sources.store),
    path: STORE_LOCATOR_PATH,
  })
}

/**
 * The shops, from the nearest on where the place is known that was asked for.
 * @param country in which it is likeliest: 1000 is a postcode of three
 */
export async function listLocations(
  sources: Sources,
  asked: string,
  country: string,
): Promise<Result<{ from: string | null; locations: ListedLocation[] }, UpstreamFault>> {
  const found = await loadLocations(sources)
  if (!found.ok) return found
  const { defaultCountry, shippingCountries } = sources.store.i18n
  const likeliest = shippingCountries.filter((code) => code === country)
  const countries = [...likeliest, defaultCountry, ...shippingCountries]
  const from = findPlace(asked, found.value, countries)
  const locations = from
    ? sortByDistance(found.value, from)
    : found.value.map((location) => ({ ...location, km: null }))
  return ok({ from: from?.name ?? null, locations })
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
