import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseStoryAnswer } from '../../shared/contract/content/story.ts'
import { openBackend } from './backend.ts'

const backend = openBackend()

describe('stories (spec 7, contract 1.8)', () => {
  it('are found by their uuid too, and only there', async () => {
    const home = parseStoryAnswer(await backend.call('story', { params: { slug: 'home' } }))
    const uuid = home?.uuid ?? ''
    expect(uuid).not.toBe('')
    const { stories } = await backend.call('storyByUuid', { query: { uuid } })
    expect(stories.map((found) => found.uuid)).toEqual([uuid])
    const none = await backend.call('storyByUuid', { query: { uuid: randomUUID() } })
    expect(none.stories).toEqual([])
  })

  it('takes nobody for an editor whose token nobody signed', async () => {
    const query = { spaceId: '1', timestamp: '1700000000', token: 'a'.repeat(40) }
    const { code, raw } = await backend.send('storyValidateEditor', { query })
    expect(JSON.stringify(raw)).not.toContain('previewToken')
    expect(code).toBeLessThan(500)
  })
})

describe('drafts', () => {
  it('are read by nobody without the preview token', async () => {
    const query = { token: 'guessed', version: 'draft' }
    const { status, raw } = await backend.send('storyDraft', { params: { slug: 'home' }, query })
    expect(status).toBe(401)
    expect(JSON.stringify(raw ?? '')).not.toContain('component')
  })
})

describe('articles of the blog', () => {
  it('are all stories there are where no slug is named', async () => {
    const { stories, total } = await backend.call('blogList', { query: { slug: '', size: '100' } })
    expect(stories.length).toBe(Math.min(100, total))
    const slugs = stories.map(({ full_slug }) => full_slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toContain('home')
  })

  it('are listed page by page, as many as were asked for at most', async () => {
    const { stories, total } = await backend.call('blogList', {
      query: { slug: 'blog', size: '2' },
    })
    expect(stories.length).toBe(Math.min(2, total))
    const query = { slug: 'blog', size: '2', offset: String(total) }
    expect((await backend.call('blogList', { query })).stories).toEqual([])
  })

  it('lead to others that share a tag, never to what is left out', async () => {
    const { stories } = await backend.call('blogList', { query: { slug: 'blog', size: '100' } })
    const exclude = stories.map(({ uuid }) => uuid ?? '').slice(0, 2)
    const tags = stories.flatMap((story) => story.tag_list).slice(0, 50)
    const body = { tags, exclude }
    const related = await backend.call('blogRelated', { query: { slug: 'blog' }, body })
    for (const { uuid } of related.stories) expect(exclude).not.toContain(uuid)
  })
})
