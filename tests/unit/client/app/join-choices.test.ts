import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinChoices } from '../../../../client/app/join-choices.ts'

const choices = fc.subarray(['color=sand', 'color=cream', 'size=98', 'brand=Erin', 'sort=name:asc'])
const toQuery = (pairs: readonly string[]) => (pairs.length > 0 ? `?${pairs.join('&')}` : '')
const sorted = (query: string) => [...new URLSearchParams(query)].map(String).sort()

describe('a choice in a list while the list of an earlier one is on its way', () => {
  it.each([
    ['', '?color=cream', '?color=sand', '?color=cream&color=sand'],
    ['', '?color=cream', '?size=98', '?color=cream&size=98'],
    ['?color=cream', '', '?color=cream&color=sand', '?color=sand'],
    ['?color=cream&size=98', '?color=cream&color=sand&size=98', '?size=98', '?color=sand&size=98'],
    [
      '?color=cream&color=sand',
      '?color=cream',
      '?color=cream&color=sand&size=98',
      '?color=cream&size=98',
    ],
    ['', '?sort=name%3Aasc', '?sort=price%3Aasc', '?sort=price%3Aasc'],
    ['', '?price=10-20', '?price=30-40', '?price=30-40'],
    ['?page=2', '?page=3', '?color=cream', '?color=cream'],
    ['', '?color=cream', '?page=2', '?color=cream'],
    ['', '?page=2', '?page=3', '?page=3'],
  ])('drawn “%s”, asked for “%s”, wanted “%s”: %s', (drawn, asked, wanted, joined) => {
    expect(joinChoices(drawn, asked, wanted)).toBe(joined)
  })

  it.each([
    ['?color=cream', '?color=cream&color=sand', ''],
    ['?q=rug&color=cream', '?q=rug&color=cream&color=sand', '?q=rug'],
    ['?color=cream', '?color=cream&color=sand', '?sort=name:asc'],
  ])(
    'clears what is still on its way too: drawn “%s”, asked for “%s”, wanted “%s”',
    (drawn, asked, wanted) => {
      expect(joinChoices(drawn, asked, wanted)).toBe(wanted)
    },
  )

  it('goes back to what is drawn, such as the first order', () => {
    expect(joinChoices('?color=cream', '?color=cream&sort=price:asc', '?color=cream')).toBe(
      '?color=cream',
    )
  })

  it('is itself where nothing is on its way', () => {
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const [drawn, wanted] = [toQuery(before), toQuery(after)]
        expect(sorted(joinChoices(drawn, drawn, wanted))).toEqual(sorted(wanted))
      }),
    )
  })

  it('means the same when it is asked for what it meant, so that nothing goes round', () => {
    fc.assert(
      fc.property(choices, choices, choices, (before, earlier, after) => {
        const [drawn, asked, wanted] = [toQuery(before), toQuery(earlier), toQuery(after)]
        const meant = joinChoices(drawn, asked, wanted)
        expect(joinChoices(drawn, asked, meant)).toBe(meant)
      }),
    )
  })

  it('adds and takes away what it would have, and leaves what the earlier ones did', () => {
    fc.assert(
      fc.property(choices, choices, choices, (before, earlier, after) => {
        fc.pre(toQuery(before) !== toQuery(after) && after.some((one) => !one.startsWith('sort')))
        const joined = joinChoices(toQuery(before), toQuery(earlier), toQuery(after))
        const isChosen = (one: string) =>
          before.includes(one) === after.includes(one) ? earlier.includes(one) : after.includes(one)
        const all = [...new Set([...before, ...earlier, ...after])]
        expect(sorted(joined)).toEqual(sorted(toQuery(all.filter(isChosen))))
      }),
    )
  })
})
