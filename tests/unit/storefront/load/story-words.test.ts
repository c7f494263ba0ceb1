import { expect, it } from 'vitest'
import { storyWords } from '../../../../worker/storefront/load/load-story-page'

const withBody = (...body: unknown[]) => ({
  id: 1,
  uuid: 'u',
  name: 'Washing wool',
  slug: 'wool',
  fullSlug: 'blog/wool',
  content: { _uid: '0', component: 'blog-page', body },
})

it('describes an article by what it opens with', () => {
  const head = { _uid: 'h', component: 'article-head', summary: 'Air it.', image: 'wool.webp' }
  const words = { title: 'Washing wool', description: 'Air it.', image: 'wool.webp' }
  expect(storyWords(withBody({ _uid: 'b', component: 'button' }, head))).toEqual(words)
})

it('knows no more of any other page than its name', () => {
  const words = { title: 'Washing wool', description: '', image: null }
  expect(storyWords(withBody({ _uid: 't', component: 'heading', summary: 'No' }))).toEqual(words)
})
