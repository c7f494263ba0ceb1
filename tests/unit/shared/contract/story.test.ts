import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import { parseStoryAnswer, storyResult, wireStory } from '../../../../shared/contract/content/story'
import { cdnStories, cdnStory } from '../../../../shared/contract/content/storyblok-cdn'
import { deepUnder, story } from './examples'

describe('a story on the wire', () => {
  it('keeps every field of its content, however it is nested', () => {
    expect(wireStory.parse(story).content).toEqual(story.content)
  })

  it('is found inside the result or as the result itself', () => {
    expect(parseStoryAnswer(storyResult.parse({ story }))?.full_slug).toBe('home')
    expect(parseStoryAnswer(storyResult.parse(story))?.full_slug).toBe('home')
  })

  it('is missing when the connector says false or null', () => {
    expect(parseStoryAnswer(storyResult.parse({ story: false }))).toBeUndefined()
    expect(parseStoryAnswer(storyResult.parse({ story: null }))).toBeUndefined()
    expect(storyResult.safeParse({ story: { id: 1 } }).success).toBe(false)
    expect(storyResult.safeParse({}).success).toBe(false)
  })

  it('is refused when nested 10,000 levels deep', () => {
    const content = { component: 'page', body: deepUnder('body') }
    expect(wireStory.safeParse({ ...story, content }).success).toBe(false)
  })

  it('never carries a __proto__ key', () => {
    const text = JSON.stringify(story).replace('{"_uid":"b2"', '{"__proto__":{"x":1},"_uid":"b2"')
    expect(JSON.stringify(wireStory.parse(JSON.parse(text)).content)).not.toContain('__proto__')
  })

  it('is asked for by a slug and nothing else', () => {
    const { params } = calls.story
    for (const slug of ['', 'home', 'blocks/footer', 'nl_nl/over-ons']) {
      expect(params.safeParse({ slug }).success).toBe(true)
    }
    for (const slug of ['a b', 'a?b=c', '<script>', 'a'.repeat(513)]) {
      expect(params.safeParse({ slug }).success).toBe(false)
    }
  })

  it('comes from the CMS itself without an envelope', () => {
    expect(cdnStory.parse({ story, cv: 1700000000, rels: [], links: [] }).story.id).toBe(story.id)
    expect(cdnStories.parse({ stories: [story] }).stories).toHaveLength(1)
    expect(calls.storyByUuid.result.parse({ stories: [] }).stories).toEqual([])
  })
})
