import { describe, expect, test } from 'vitest'
import { decidePage } from '../../../../worker/storefront/cache/decide-page'
import type { KeptPage } from '../../../../worker/storefront/cache/kept-page'
import type { PageKind } from '../../../../worker/storefront/cache/policy'

const MADE_AT = 1_700_000_000_000
const MINUTE = 60

const pageOf = (kind: PageKind): KeptPage => ({
  status: 200,
  headers: [],
  body: new Uint8Array(),
  kind,
  tags: [],
  at: MADE_AT,
  asOf: MADE_AT,
})

const decideAfter = (seconds: number, page: KeptPage | null) =>
  decidePage(page, MADE_AT + seconds * 1000)

describe('a kept home page', () => {
  const page = pageOf('home')
  const hit = { does: 'give', page, outcome: 'hit' }
  const stale = { does: 'give', page, outcome: 'stale' }
  test.each([
    ['new', 0, hit],
    ['up to 10 minutes old', 10 * MINUTE - 1, hit],
    ['10 minutes old', 10 * MINUTE, stale],
    ['up to 62 minutes old', 62 * MINUTE - 1, stale],
    ['62 minutes old', 62 * MINUTE, { does: 'make', old: page }],
    ['up to a day old', 24 * 60 * MINUTE - 1, { does: 'make', old: page }],
    ['a day old', 24 * 60 * MINUTE, { does: 'make', old: null }],
  ])('that is %s', (_age, seconds, decision) => {
    expect(decideAfter(seconds, page)).toEqual(decision)
  })
})

test('a missing page is stale at once, and still better than nothing', () => {
  const page = pageOf('page-not-found')
  expect(decideAfter(29, page)).toMatchObject({ does: 'give', outcome: 'hit' })
  expect(decideAfter(30, page)).toEqual({ does: 'make', old: page })
})

test('nothing kept, or what may not be kept, is made', () => {
  expect(decideAfter(0, null)).toEqual({ does: 'make', old: null })
  expect(decideAfter(0, pageOf('checkout'))).toEqual({ does: 'make', old: null })
})
