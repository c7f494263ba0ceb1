import { beforeAll, describe, expect, it } from 'vitest'
import {
  dutchAddress,
  internationalAddress,
} from '../../../../shared/contract/services/address-lookup'
import { storeLocationCalls } from '../../../../shared/contract/services/store-locations'
import { writeRecords } from '../../../../worker/commerce/records/write-records'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { SMALL_RECORDS } from '../records/small-records'

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
  await writeRecords(shop, SMALL_RECORDS)
})

async function ask(path: string, query: Record<string, string>) {
  const response = await shop.fetch(`${path}?${new URLSearchParams(query)}`)
  return (await response.json()) as { code: number; result: Record<string, unknown> }
}

describe('the store locator', () => {
  it('lists every store, those of the asking country first', async () => {
    const { result } = await ask('/api/ext/store-locator/stores', { storeCode: 'nl_nl' })
    const stores = storeLocationCalls.storeLocations.result.parse(result)
    expect(stores.map(({ city }) => city)).toEqual(['Utrecht', 'Köln'])
    expect(stores[1]?.schedule).toMatchObject([
      { day: 'monday', open: '10:00', close: '18:00' },
      { day: 'sunday' },
    ])
  })
})

describe('the Dutch address lookup', () => {
  const lookUp = async (postcode: string, houseNumber: string, affix = '') =>
    dutchAddress.parse((await ask('/api/ext/postcode/nl', { postcode, houseNumber, affix })).result)

  it('completes a postcode and house number, however the postcode is written', async () => {
    for (const postcode of ['3511AB', '3511 ab']) {
      expect(await lookUp(postcode, '12')).toMatchObject({
        street: 'Oudegracht',
        houseNumber: 12,
        city: 'Utrecht',
        status: 'valid',
      })
    }
  })

  it('says which additions there are when the given one is not', async () => {
    expect(await lookUp('3511AB', '12', 'bis')).toMatchObject({ houseNumberAddition: 'BIS' })
    expect(await lookUp('3511AB', '12', 'Z')).toMatchObject({
      status: 'houseNumberAdditionIncorrect',
      houseNumberAdditions: ['A', 'BIS'],
    })
  })

  it('answers with an error when there is no such house', async () => {
    for (const [postcode, number] of [
      ['3511AB', '100'],
      ['9999ZZ', '1'],
    ] as const) {
      expect(await lookUp(postcode, number)).toMatchObject({ error: true, status: 'notFound' })
    }
  })

  it('refuses what is no postcode', async () => {
    expect((await ask('/api/ext/postcode/nl', { postcode: 'x', houseNumber: '1' })).code).toBe(400)
  })
})

describe('the international address lookup', () => {
  const lookUp = async (q: string, context = 'deu') =>
    internationalAddress.parse(
      (await ask('/api/ext/postcode/international', { q, context })).result,
    )

  it('finds the street that is named, with or without its accents', async () => {
    for (const street of ['Ehrenstraße', 'EHRENSTRASSE']) {
      expect(await lookUp(`50672 ${street} 12 b`)).toMatchObject({
        address: { street: 'Ehrenstraße', buildingNumber: '12', buildingNumberAddition: 'b' },
        country: { iso3Code: 'DEU', iso2Code: 'DE' },
      })
    }
  })

  it('finds a street by how it begins, where no other in the postcode does', async () => {
    expect(await lookUp('50672 Ehr 12')).toMatchObject({ address: { street: 'Ehrenstraße' } })
    expect(await lookUp('50672 Flo 12')).toMatchObject({ exception: 'Address not found' })
  })

  it('needs no street where a postcode has but one', async () => {
    expect(await lookUp('3511 AB 12', 'nld')).toMatchObject({ address: { street: 'Oudegracht' } })
  })

  it('answers with an exception when it cannot tell which address is meant', async () => {
    for (const q of ['50672 12', '50672 Ehrenstraße 999', '50672 Ehrenstraße', '00000 Weg 1', '']) {
      expect(await lookUp(q), q).toMatchObject({ exception: 'Address not found' })
    }
  })
})
