import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadTags } from '../../../../client/app/head-tags'
import type { Page } from '../../../../shared/routing/page'

const stores = (['nl', 'de'] as const).map((code) => ({
  storeCode: `${code}_${code}`,
  href: `http://${code}.example/list`,
  isSamePage: true,
}))

/** The languages that a page of the Dutch store names. */
function languagesOf(canonical: string, robots = 'index,follow'): string[] {
  const seo = { title: 'List', description: '', robots, canonical, prev: null, next: null }
  const page = { storeCode: 'nl_nl', seo, stores } as unknown as Page
  const html = renderToStaticMarkup(<HeadTags page={page} />)
  return Array.from(html.matchAll(/hrefLang="([^"]+)"/g), ([, language = '']) => language)
}

test('a page that is to be indexed names its translations', () => {
  expect(languagesOf('http://nl.example/list')).toEqual(['nl-NL', 'de-DE'])
  expect(languagesOf('http://nl.example/list', 'noindex,nofollow')).toEqual([])
})

test('the second page of a list has none, which would name the first', () => {
  expect(languagesOf('http://nl.example/list?page=2')).toEqual([])
})
