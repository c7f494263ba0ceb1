import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CacheKeyWillBeUsedCallback } from 'workbox-core'
import { keptCards } from '../../../../client/service-worker/kept-cards.ts'

vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = async () => {}
    expireEntries = async () => {}
  },
}))

const ORIGIN = 'https://nl.example'
const SOFA = { sku: 'SOFA', name: 'Bank' }
const RUG = { sku: 'RUG', name: 'Kleed' }

type Called = Parameters<CacheKeyWillBeUsedCallback>[0]

const asked = (...skus: string[]) =>
  ({ url: `${ORIGIN}/_cards?${skus.map((sku) => `sku=${sku}`).join('&')}` }) as Request

/** The shop answers with these products. */
async function answer(request: Request, cards: object[]) {
  const waits: Promise<unknown>[] = []
  const event = { waitUntil: (wait: Promise<unknown>) => waits.push(wait) }
  const response = Response.json({ code: 200, result: cards })
  const given = await keptCards.fetchDidSucceed?.({ request, response, event } as never)
  await Promise.all(waits)
  return given
}

const withoutAnswer = async (request: Request) => {
  const kept = await keptCards.cachedResponseWillBeUsed?.({ request } as Called as never)
  return kept ? kept.json() : kept
}

beforeEach(() => {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => void kept.set(address, response),
    delete: async (address: string) => kept.delete(address),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

describe('products of a list without a connection', () => {
  it('are as the shop told them last, each kept by itself', async () => {
    await answer(asked('RUG', 'SOFA'), [RUG, SOFA])
    expect(await withoutAnswer(asked('SOFA'))).toEqual({ code: 206, result: [SOFA] })
    await answer(asked('SOFA'), [{ ...SOFA, name: 'Sofa' }])
    expect(await withoutAnswer(asked('SOFA', 'RUG'))).toEqual({
      code: 206,
      result: [{ ...SOFA, name: 'Sofa' }, RUG],
    })
  })

  it('are those that are known, and none is said to be gone', async () => {
    await answer(asked('RUG'), [RUG])
    expect(await withoutAnswer(asked('SOFA', 'RUG'))).toEqual({ code: 206, result: [RUG] })
    expect(await withoutAnswer(asked('SOFA'))).toBeNull()
  })

  it('are no longer those that the shop has told to be gone', async () => {
    await answer(asked('RUG', 'SOFA'), [RUG, SOFA])
    await answer(asked('RUG', 'SOFA'), [RUG])
    expect(await withoutAnswer(asked('SOFA'))).toBeNull()
    expect(await withoutAnswer(asked('RUG'))).toEqual({ code: 206, result: [RUG] })
  })

  it('are looked for as well where the shop answers with a failure', async () => {
    const request = asked('SOFA')
    const response = new Response('{}', { status: 503 })
    await expect(
      keptCards.fetchDidSucceed?.({ request, response, event: {} } as never),
    ).rejects.toThrow('503')
  })
})

it('an answer is passed on as it is', async () => {
  expect(await (await answer(asked('SOFA'), [SOFA]))?.json()).toEqual({ code: 200, result: [SOFA] })
})
