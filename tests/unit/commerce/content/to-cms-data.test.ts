import { expect, it } from 'vitest'
import { toCmsData } from '../../../../worker/commerce/content/to-cms-data'

const story = (content: object) => ({
  id: 1,
  full_slug: 'blocks/terms',
  name: 'Terms',
  content: { component: 'page', ...content },
})

it('the words of a story become HTML, and a document that nobody can read is left out', () => {
  const document = { type: 'doc', content: [{ type: 'paragraph', content: 5 }] }
  const { content } = toCmsData(story({ title: 'A < B', body: [document, { text: 'Then' }] }))
  expect(content).toContain('<h2>A &lt; B</h2>')
  expect(content).toContain('<p>Then</p>')
})

it('blocks nested without an end are cut off', () => {
  let deep: object = { text: 'Too deep' }
  for (let depth = 0; depth < 50_000; depth += 1) deep = { body: [deep] }
  expect(toCmsData(story({ title: 'Top', body: [deep] })).content).toBe('<h2>Top</h2>')
})
