// A test that is renamed, skipped or gone leaves a hole in the table, which fails here.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { DOCUMENTED, NOT_KEPT, REQUIRED, SHOWN } from './asvs-requirements'
import { readTitles, titlesIn } from './read-titles'

const TESTS = resolve(import.meta.dirname, '..')

it.each(SHOWN)('ASVS %s is shown by %s: %s', (_requirements, file, title) => {
  expect([...readTitles(resolve(TESTS, file))]).toContain(title)
})

it.each(DOCUMENTED)('ASVS %s is written down: %s', (_requirements, words) => {
  expect(readFileSync(resolve(TESTS, '../ARCHITECTURE.md'), 'utf8')).toContain(words)
})

it('names every requirement of levels 1 and 2, and why where it is not kept', () => {
  const named = [...SHOWN, ...DOCUMENTED, ...NOT_KEPT].flatMap(([numbers]) => numbers.split(', '))
  expect(REQUIRED.filter((number) => !named.includes(number))).toEqual([])
  for (const [, reason] of NOT_KEPT) expect(reason.length).toBeGreaterThan(20)
})

it('takes no comment, no skipped test, no group and no step for a test', () => {
  const source = `
    // it('in a comment', run)
    it.skip('skipped', run)
    it.todo('to be written')
    test.fixme('to be mended', run)
    describe.skip('skipped', () => { it('in a skipped group', run) })
    describe('a group', () => { it('in a group', run) })
    test.describe('a group of Playwright', () => {})
    test.describe.serial('a group in order', () => {})
    test('with a step', () => test.step('a step', run))
    it.each([1])('of many %s', run)
    test(\`in \${store}\`, { tag: [] }, run)
    const text = 'a text'`
  expect(titlesIn('x.ts', source)).toEqual(
    new Set(['in a group', 'with a step', 'of many %s', 'in …']),
  )
})
