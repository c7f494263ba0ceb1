import { describe, expect, it } from 'vitest'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import { fetchSuggestions } from '../../../../client/search/use-suggestions'
import type { Suggestions } from '../../../../shared/search/suggestions'
import { FakeBrowser } from '../engine/fake-browser'

const FOUND: Suggestions = {
  phrases: ['lamp'],
  isCorrected: false,
  categories: [{ name: 'Lamps', link: '/lamps' }],
  products: [],
  requestId: 'r1',
}

function answered(code: number, result: unknown): GatewayAnswer {
  return { kind: 'answered', code, result, retryAfterMs: null }
}

function ask(answer: GatewayAnswer, term = 'lamp') {
  const browser = new FakeBrowser()
  browser.answer = () => answer
  const { http } = browser.openTab()
  return { browser, read: fetchSuggestions(http, term, new AbortController().signal) }
}

describe('what the panel asks the shop', () => {
  it('is one call with the term as it was typed', async () => {
    const { browser, read } = ask(answered(200, FOUND), '50% & <b>')
    expect(await read).toEqual(FOUND)
    expect(browser.asked.map(({ path }) => path)).toEqual(['/_suggestions?q=50%25+%26+%3Cb%3E'])
  })

  it('is what the shop recommends without a term', async () => {
    const { browser, read } = ask(answered(200, FOUND), '')
    await read
    expect(browser.asked.map(({ path }) => path)).toEqual(['/_suggestions'])
  })

  it.each<[string, GatewayAnswer]>([
    ['a failure', answered(503, 'Something went wrong')],
    ['too many questions', answered(429, 'Too many requests')],
    ['nothing', answered(200, null)],
    ['half an answer', answered(200, { phrases: ['lamp'] })],
    ['products without a price', answered(200, { ...FOUND, products: [{ sku: 'A' }] })],
    ['HTML', { kind: 'lost', reason: 'bad-content-type' }],
    ['no network', { kind: 'lost', reason: 'offline' }],
  ])('is refused as a whole when it answers %s', async (_name, answer) => {
    await expect(ask(answer).read).rejects.toThrow()
  })

  it('is ended when nobody waits for it any more', async () => {
    const interest = new AbortController()
    let isEnded = false
    const send = async ({ whenUnwanted }: { whenUnwanted?: (end: () => void) => void }) => {
      whenUnwanted?.(() => {
        isEnded = true
      })
      return answered(200, FOUND)
    }
    await fetchSuggestions({ send }, 'lamp', interest.signal)
    interest.abort()
    expect(isEnded).toBe(true)
  })
})
