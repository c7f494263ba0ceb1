import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isNarrowed } from '../../../../worker/storefront/cache/narrowed-address'
import {
  asAppVisit,
  isAppVisit,
  rememberAppVisit,
} from '../../../../worker/storefront/http/app-visit'

const app = new Hono().get('*', (c) => {
  const url = asAppVisit(c, new URL(c.req.url))
  const answer = Response.json({ isApp: isAppVisit(c), query: url.search })
  rememberAppVisit(c, answer)
  return answer
})

async function visit(path: string, cookie = '') {
  const answer = await app.request(`https://nl.example${path}`, { headers: { cookie } })
  return {
    ...(await answer.json()),
    cookie: answer.headers.get('set-cookie'),
    headers: answer.headers,
  }
}

test('the first page in the app says so, and the rest of the visit remembers it (spec 1)', async () => {
  const first = await visit('/?_storyblok_lang=app')
  expect(first).toMatchObject({ isApp: true, cookie: 'app=1; Path=/; SameSite=Lax; Secure' })
  expect(first.headers.get('cache-control')).toBe('no-store')
  const next = await visit('/meubels', 'app=1')
  expect(next).toMatchObject({ isApp: true, query: '?_storyblok_lang=app', cookie: null })
})

test('any other visit is none of the app', async () => {
  expect(await visit('/?_storyblok_lang=nl')).toMatchObject({ isApp: false, cookie: null })
})

test('a page in the app is no search', () => {
  expect(isNarrowed(new URL('https://nl.example/?_storyblok_lang=app'))).toBe(false)
  expect(isNarrowed(new URL('https://nl.example/x?page=2&_storyblok_lang=app'))).toBe(false)
  expect(isNarrowed(new URL('https://nl.example/x?_storyblok_lang=app&color=1'))).toBe(true)
})
