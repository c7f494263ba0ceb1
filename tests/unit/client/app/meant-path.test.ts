import { describe, expect, it } from 'vitest'
import { meantPath } from '../../../../client/app/meant-path'
import type { ListingPlace } from '../../../../shared/search/listing-address'

const WOOL = { link: '/textiles/wool', filters: { material: ['wool'] } }
const PLACE: ListingPlace = { basePath: '/textiles', landingPage: null, landingPages: [WOOL] }
const ON_WOOL: ListingPlace = { ...PLACE, landingPage: WOOL }
const BOTH = '/textiles?color=white&material=wool'

describe('a choice in a list while the list of an earlier one is on its way', () => {
  it('counts beside the earlier one where it leads to a landing page', () => {
    expect(meantPath(PLACE, '/textiles', '/textiles?color=white', WOOL.link)).toBe(BOTH)
  })

  it('counts beside the earlier one where that led to a landing page', () => {
    expect(meantPath(PLACE, '/textiles', WOOL.link, '/textiles?color=white')).toBe(BOTH)
  })

  it('stays on the landing page that is drawn, and leaves it where its filter is taken away', () => {
    const asked = '/textiles/wool?color=white'
    expect(meantPath(ON_WOOL, WOOL.link, asked, '/textiles/wool?size=98')).toBe(
      '/textiles/wool?color=white&size=98',
    )
    expect(meantPath(ON_WOOL, '/textiles/wool?size=98', asked, '/textiles?size=98')).toBe(
      '/textiles?color=white',
    )
  })

  it('is just itself where it clears all, or leads to another list', () => {
    expect(meantPath(ON_WOOL, WOOL.link, '/textiles/wool?color=white', '/textiles')).toBe(
      '/textiles',
    )
    expect(meantPath(PLACE, '/textiles', '/textiles?color=white', '/kidswear')).toBe('/kidswear')
    expect(meantPath(PLACE, '/textiles', '/kidswear', WOOL.link)).toBe(WOOL.link)
  })
})
