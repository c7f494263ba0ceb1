import { describe, expect, it, vi } from 'vitest'
import { storeHref } from '../../../../shared/routing/store-href'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

vi.mock('../../../../shared/store-view/store-views', async (original) => {
  const { STORE_VIEWS: views } =
    await original<typeof import('../../../../shared/store-view/store-views')>()
  return { STORE_VIEWS: views.map((view) => ({ ...view, appendStoreCode: true })) }
})

const WITH_CODE = { appendStoreCode: true, url: 'nl_nl' }
const WITHOUT = { appendStoreCode: false, url: 'nl_nl' }

describe('a link of an editor', () => {
  it.each([
    ['/', '/nl_nl/'],
    ['/?page=2', '/nl_nl/?page=2'],
    ['/delivery', '/nl_nl/delivery'],
    ['blog/wool', '/nl_nl/blog/wool'],
    ['/l/furniture/oak/', '/nl_nl/l/furniture/oak/'],
    ['/faq?open=1#returns', '/nl_nl/faq?open=1#returns'],
    ['/nl_nlx', '/nl_nl/nl_nlx'],
    ['/mediatheque', '/nl_nl/mediatheque'],
    ['../blog', '/nl_nl/blog'],
    ['/nl_nl/%2e%2e/blog', '/nl_nl/blog'],
    ['/media/../blog', '/nl_nl/blog'],
  ])('to the page %s gets the code of a store that writes it', (address, href) => {
    expect(storeHref(address, WITH_CODE)).toBe(href)
  })

  it.each([
    ...['/nl_nl', '/nl_nl/', '/nl_nl/blog', '/nl_nl?page=2', '/nl_nl#top', '/de_de/blog'],
    ...['https://example.com/a?b=1', 'mailto:a@example.com', 'tel:+31201234567'],
    ...['#returns', '?page=2', '/media/lamp.webp', '/assets/a.js', '/icons/logo.svg'],
  ])('stays as it is where it is no page or names its store: %s', (address) => {
    expect(storeHref(address, WITH_CODE)).toBe(address)
  })

  it.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', '/\t/evil.test', ''])(
    'leads nowhere when it could lead elsewhere: %j',
    (address) => {
      expect(storeHref(address, WITH_CODE)).toBe('')
    },
  )

  it.each(['/', 'delivery', '../blog', '/nl_nl/blog', ' /faq', '//evil.test'])(
    'is left to its reader where stores write no code: %j',
    (address) => {
      expect(storeHref(address, WITHOUT)).toBe(address)
    },
  )

  it('is the same however often it is read', () => {
    for (const store of STORE_VIEWS) {
      const once = storeHref('blog/wool?page=2#end', store)
      expect(once).toBe(`/${store.url}/blog/wool?page=2#end`)
      expect(storeHref(once, store)).toBe(once)
    }
  })
})
