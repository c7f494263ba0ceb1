import { expect, it } from 'vitest'
import { readExportOptions } from '../../../../worker/tools/catalogue-cli/export-options'

it('writes pictures too, and over nothing, unless it is told otherwise', () => {
  expect(readExportOptions(['/shop'])).toEqual({
    folder: '/shop',
    force: false,
    withMedia: true,
    deployed: {},
  })
  expect(readExportOptions(['/shop', '--force', '--no-media', '--key', 'a'])).toEqual({
    folder: '/shop',
    force: true,
    withMedia: false,
    deployed: { key: 'a' },
  })
})

it.each([
  [['shop', '--frce'], "Unknown option '--frce'"],
  [['shop', '--url'], "Option '--url <value>' argument missing"],
  [[], 'npm run export -- FOLDER'],
] as [string[], string][])('says what makes no sense: %j', (args, sentence) => {
  expect(readExportOptions(args)).toContain(sentence)
})
