import { expect, it } from 'vitest'
import { emptyDetails } from '../../../../../shared/checkout/details'
import { fail, ok } from '../../../../../shared/result'
import { storeViewOf } from '../../../../../shared/store-view/store-views'
import type { Sources } from '../../../../../worker/storefront/load/sources'
import { loadPickupPoints } from '../../../../../worker/storefront/load/store-locator/load-pickup-points'
import { unreachableFault } from '../../../../../worker/storefront/upstream/fault'

const store = storeViewOf('nl_nl')
const shopIn = (id: number, city: string, country_id: string, lat: number, lng: number) => ({
  ...{ id, name: city, street: 'Markt 1', postcode: '', city, country_id, lat, lng, schedule: [] },
})
const SHOPS = [
  shopIn(1, 'Antwerpen', 'BE', 51.22, 4.4),
  shopIn(2, 'Groningen', 'NL', 53.22, 6.57),
  shopIn(3, 'Delft', 'NL', 52.01, 4.36),
]

/** @param isListed whether the list that tells where the shops are can be had */
function load(zipCode: string, isListed: boolean) {
  const sources = {
    store,
    upstream: { call: async () => ok(SHOPS) },
    cache: {
      read: async (_query: unknown, loadFresh: () => Promise<{ ok: true; value: unknown }>) =>
        isListed ? ok({ value: (await loadFresh()).value }) : fail(unreachableFault()),
    },
  } as unknown as Sources
  return loadPickupPoints(sources, { ...emptyDetails(store).shipping, country: 'NL', zipCode })
}
const cities = async (...asked: Parameters<typeof load>) =>
  (await load(...asked))?.map(({ city }) => city)

it('begins with the nearest place to collect from', async () => {
  expect(await cities('2611 GP', true)).toEqual(['Delft', 'Groningen'])
})

it('stays in the country of the address where nobody knows how far each is', async () => {
  expect(await cities('2611 GP', false)).toEqual(['Groningen', 'Delft'])
})
