import { describe, expect, it } from 'vitest'
import { clickPosition, trackClick } from '../../../../client/engine/search-tracking'
import { searchCalls } from '../../../../shared/contract/search/search'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from './fake-browser'

const NL = storeViewOf('nl_nl')
const CLICK = { sku: 'LAMP', requestId: 'r1', term: 'lamp', position: 3 }
const KEY = 'nl_nl-shop/search/profile-key'

describe('a click on a product that was found', () => {
  it('is posted with ItemId, RequestId, the profile key and its position (spec 7)', () => {
    const browser = new FakeBrowser()
    trackClick(browser.openTab(), NL, CLICK)
    const { method, path } = searchCalls.searchTracking
    const [asked] = browser.asked
    expect(asked).toMatchObject({ method, path, outlivesPage: true })
    expect(asked?.body).toEqual({
      ProfileKey: 'uuid-1',
      SearchTerm: 'lamp',
      RequestId: 'r1',
      ItemId: 'LAMP',
      Position: 3,
    })
    expect(searchCalls.searchTracking.body.safeParse(asked?.body).success).toBe(true)
  })

  it('keeps one profile key in this browser (spec 3), and makes another of rubbish', () => {
    const browser = new FakeBrowser()
    const keys = () => browser.asked.map(({ body }) => (body as { ProfileKey: string }).ProfileKey)
    trackClick(browser.openTab(), NL, CLICK)
    trackClick(browser.openTab(), NL, CLICK)
    browser.kept.set(KEY, '<b>{"rubbish"')
    trackClick(browser.openTab(), NL, CLICK)
    expect(keys()).toEqual(['uuid-1', 'uuid-1', 'uuid-2'])
  })

  it('is told nobody, and leaves no key, when the shopper refuses or looks at a draft', () => {
    const browser = new FakeBrowser()
    browser.refusesTracking = true
    trackClick(browser.openTab(), NL, CLICK)
    expect([browser.asked, browser.kept.size]).toEqual([[], 0])
  })

  it('is told nobody without the id of a search', () => {
    const browser = new FakeBrowser()
    trackClick(browser.openTab(), NL, { ...CLICK, requestId: '' })
    expect(browser.asked).toEqual([])
  })
})

it.each([
  [1, 5, 5],
  [2, 5, 17],
  [4, 1, 37],
])(
  'on page %i the product at %i has position %i: 12 × (page − 1) + place (spec 9)',
  (page, place, position) => {
    expect(clickPosition(page, place)).toBe(position)
  },
)
