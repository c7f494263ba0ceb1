import { describe, expect, it } from 'vitest'
import { addressOf, mayBeKept } from '../../../../client/service-worker/copies.ts'
import { KEEP_HEADER } from '../../../../shared/routing/offline.ts'

const PUBLIC = {
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  headers: new Headers({ [KEEP_HEADER]: 'yes' }),
}

describe('an answer is kept as the copy of a page', () => {
  it('where the shop says that everybody gets it alike', () => {
    expect(mayBeKept(PUBLIC)).toBe(true)
  })

  it('never without that: answers with cookies and drafts do not have it', () => {
    expect(mayBeKept({ ...PUBLIC, headers: new Headers() })).toBe(false)
  })

  it.each([206, 301, 404, 429, 500, 503])('never with the status %i', (status) => {
    expect(mayBeKept({ ...PUBLIC, status })).toBe(false)
  })

  it('never from elsewhere, nor from another address', () => {
    expect(mayBeKept({ ...PUBLIC, type: 'opaque' })).toBe(false)
    expect(mayBeKept({ ...PUBLIC, redirected: true })).toBe(false)
  })
})

it.each([
  ['/pwa.html', '/'],
  ['/de/pwa.html?utm_source=x', '/de/?utm_source=x'],
  ['/?_storyblok_lang=app', '/'],
  ['/meubels?_storyblok_lang=app&page=2', '/meubels?page=2'],
  ['/_data/meubels?page=2', '/_data/meubels?page=2'],
])('%s is kept as %s', (asked, kept) => {
  expect(addressOf({ url: `https://nl.example${asked}` })).toBe(`https://nl.example${kept}`)
})
