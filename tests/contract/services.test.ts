import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { calls } from '../../shared/contract/calls.ts'
import { openBackend } from './backend.ts'

const backend = openBackend()

describe('services around the shop (spec 7)', () => {
  it('lists the stores that one can walk into, each on the map', async () => {
    const locations = await backend.call('storeLocations')
    expect(locations.length).toBeGreaterThan(0)
    for (const { lat, lng } of locations) {
      expect(Math.abs(lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    }
  })

  it('tells the rating of a shop, or that there is none', async () => {
    const { code } = await backend.send('shopRating', { query: { shopId: 'no-such-shop' } })
    expect([404, 502]).toContain(code)
  })

  it('answers a Dutch address, or says that there is none', async () => {
    const query = { postcode: '1012JS', houseNumber: '1' }
    const { city, error } = await backend.call('addressLookupDutch', { query })
    expect(city ?? error).toBeTruthy()
    const nowhere = { postcode: '9999ZZ', houseNumber: '99999' }
    expect((await backend.call('addressLookupDutch', { query: nowhere })).error).toBeTruthy()
  })

  it('answers an address of any country, or says that there is none', async () => {
    const query = { q: 'qqxxzzqq 99999', context: 'deu' }
    const answer = await backend.call('addressLookupInternational', { query })
    expect(answer.exception ?? answer.error).toBeTruthy()
  })

  const unusable: Record<string, string>[] = [
    { postcode: '12', houseNumber: '1' },
    { postcode: '1012JS', houseNumber: 'x' },
    {},
  ]
  it.each(unusable)('refuses the lookup of %j', async (query) => {
    const { code } = await backend.send('addressLookupDutch', { query })
    expect(code).toBeGreaterThanOrEqual(400)
    expect(code).toBeLessThan(500)
  })
})

it('no call that a backend must answer is left out of this suite', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'))
  const suite = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join()
  const due = Object.keys(calls)
  expect(due.filter((name) => !suite.includes(`'${name}'`))).toEqual([])
})
