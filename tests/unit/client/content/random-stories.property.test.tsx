// Stories as a CMS might send them, from the border to the page: whatever editors, migrations and
// strangers leave in the fields, the page stands and runs nothing (trust I14, I-6).
import { decodeHTMLAttribute } from 'entities'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BLOCKS } from '../../../../client/content/blocks'
import { StoryBlocks } from '../../../../client/content/story-blocks'
import { wireStory } from '../../../../shared/contract/content/story'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toStory } from '../../../../worker/storefront/mapping/story/to-story'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const PROTOTYPE = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf']
const ATTACKS = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '<form action=//evil.test><input name=card></form>',
  '<a href="javascript:window.__xss=1">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/&#92;evil.test">x</a>',
  '<a href="/&Tab;/evil.test">x</a>',
  'javascript:window.__xss=1',
  '/\\evil.test',
  '//evil.test',
  '/\t/evil.test',
]

const words = fc.oneof(fc.constantFrom(...ATTACKS, '/sofas', '', 'Wool'), fc.string())
const mark = fc.record({
  type: fc.constantFrom('link', 'bold', 'styled', 'anchor', ...PROTOTYPE),
  attrs: fc.record({ href: words, linktype: fc.constantFrom('url', 'story', 'email', 'asset') }),
})
const richText = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('paragraph', 'text', 'heading', 'image', 'bullet_list', 'list_item'),
        fc.constantFrom('blok', 'code_block', 'table', 'emoji', ...PROTOTYPE),
      ),
      text: words,
      marks: fc.array(mark, { maxLength: 2 }),
      attrs: fc.dictionary(fc.constantFrom('src', 'alt', 'level', 'body', 'href'), words),
      content: fc.array(tie('node'), { maxLength: 2, depthIdentifier: 'node' }),
    },
    { requiredKeys: ['type'] },
  ),
})).node
const document = fc.record({
  type: fc.constant('doc'),
  content: fc.array(richText, { maxLength: 2 }),
})

const component = fc.constantFrom(...Object.keys(BLOCKS), ...PROTOTYPE, 'column', 'unknown')
const name = fc.constantFrom(
  ...['title', 'text', 'items', 'link', 'image', 'asset', 'columns', 'body', 'width', 'questions'],
  ...['html', 'answer', 'icon', 'label', 'button', 'slug', 'tags', 'table', ...PROTOTYPE],
)
const { block } = fc.letrec<{ block: unknown; field: unknown }>((tie) => ({
  block: fc
    .tuple(component, fc.array(fc.tuple(name, tie('field')), { maxLength: 4 }))
    .map(([chosen, fields]) => ({ ...Object.fromEntries(fields), component: chosen })),
  field: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'field' },
    words,
    document,
    fc.record({ fieldtype: fc.constant('multilink'), url: words, cached_url: words }),
    fc.record({ fieldtype: fc.constant('asset'), filename: words, alt: words }),
    fc.anything({ maxDepth: 1, maxKeys: 2 }),
    fc.array(tie('block'), { maxLength: 2 }),
  ),
}))

const LAST = { _uid: 'last', component: 'text', text: 'What stands below' }

/** The markup alone: text can say anything. */
const tagsOf = (html: string) => html.match(/<[a-z][^>]*>/gi)?.join('') ?? ''

const STORE = storeViewOf('nl_nl')
const SHOP = 'https://shop.test'
const targetsOf = (tags: string) =>
  Array.from(tags.matchAll(/\s(?:href|action)="([^"]*)"/g), ([, target = '']) =>
    decodeHTMLAttribute(target),
  )

/** Where links and forms lead that look like paths. */
const originsOf = (tags: string) =>
  targetsOf(tags)
    .filter((target) => !/^(?:https?:\/\/|mailto:|tel:)/i.test(target))
    .map((target) => new URL(target, SHOP).origin)

it('draws 10,000 random stories, leaves out what it does not know, and runs nothing', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 2 }), (body) => {
      const content = { component: 'page', body: [...body, LAST] }
      const wire = wireStory.safeParse({ id: 1, full_slug: 'x', content })
      if (!wire.success) return
      const html = drawInShop(<StoryBlocks story={toStory(wire.data, STORE)} isFirstOnPage />)
      expect(html).toContain('What stands below')
      const tags = tagsOf(html)
      expect(tags.replace(/"[^"]*"/g, '""')).not.toMatch(
        /<(?:script|iframe|object|style)|\son\w+=/i,
      )
      for (const origin of originsOf(tags)) expect(origin).toBe(SHOP)
      expect(tags).not.toMatch(/\saction="https?:/i)
    }),
    { numRuns: 10_000 },
  )
}, 300_000)
