import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assetField,
  blocksField,
  linkField,
  numberField,
  textField,
} from '../../../../shared/content/block-fields'
import type { Block } from '../../../../shared/content/story'

const block = (fields: Record<string, unknown>): Block => ({ _uid: '1', component: 'x', ...fields })

describe('fields of CMS blocks', () => {
  it('reads links by url, by cached_url and as plain text', () => {
    expect(linkField(block({ link: { url: 'https://a.example/' } }), 'link')).toBe(
      'https://a.example/',
    )
    expect(linkField(block({ link: { url: '', cached_url: 'about' } }), 'link')).toBe('/about')
    expect(linkField(block({ link: 'sofas/ella' }), 'link')).toBe('/sofas/ella')
  })

  it('drops links that would run code or lead out of the shop by a path', () => {
    for (const bad of [
      'javascript:alert(1)',
      ' JaVaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '\\\\evil.test',
      'https:evil.test',
    ]) {
      expect(linkField(block({ link: bad }), 'link')).toBe('')
    }
  })

  it('takes pictures from the shop, from the CMS and by https, and from nowhere else', () => {
    const picture = (field: unknown) => assetField(block({ field }), 'field')?.filename
    const good = [
      'demo/sofa.webp',
      '/media/a b.webp',
      '//a.storyblok.com/f/1/x.png',
      'https://cdn.example/x.png',
    ]
    expect(good.map((filename) => picture({ filename }))).toEqual(good)
    for (const bad of [
      '//evil.test/x.png',
      '/\\evil.test/x',
      ' //evil.test/x',
      'http://evil.test/x',
      'javascript:1',
      'data:image/png,1',
    ]) {
      expect(picture(bad)).toBeUndefined()
      expect(picture({ filename: bad })).toBeUndefined()
    }
  })

  it('never leads to a scheme other than http, mailto and tel', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const href = linkField(block({ link: text }), 'link')
        expect(/^(?:$|https?:|mailto:|tel:|\/|#|\?)/i.test(href)).toBe(true)
      }),
    )
  })

  it('gives something harmless for any value at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const any = block({ field: value, link: value })
        expect(typeof textField(any, 'field')).toBe('string')
        expect(Array.isArray(blocksField(any, 'field'))).toBe(true)
        expect(typeof linkField(any, 'link')).toBe('string')
        const asset = assetField(any, 'field')
        expect(asset === null || asset.filename.length > 0).toBe(true)
      }),
    )
  })

  it('keeps numbers inside of their bounds', () => {
    expect(numberField(block({ width: '6' }), 'width', 1, 12)).toBe(6)
    expect(numberField(block({ width: 13 }), 'width', 1, 12)).toBeNull()
    expect(numberField(block({ width: '' }), 'width', 0, 12)).toBeNull()
  })
})

describe('blocks inside of a block', () => {
  it('have an id each, also when they were copied by hand', () => {
    const copied = { component: 'text', _uid: 'a' }
    const items = [copied, copied, { component: 'text' }, { component: 'text', _uid: 7 }]
    const ids = blocksField(block({ items }), 'items').map(({ _uid }) => _uid)
    expect(ids[0]).toBe('a')
    expect(new Set(ids).size).toBe(4)
  })
})
