import { expect, it } from 'vitest'
import { readImportOptions } from '../../../../worker/tools/catalogue-cli/import-options'

it('reads what the merchant calls stores, tax classes and customer groups', () => {
  const options = readImportOptions([
    'shop',
    '--store',
    'de=de_de',
    '--tax',
    'Food & Drink=reduced',
    '--group',
    'VIP=7',
    '--replace',
  ])
  expect(options).toMatchObject({
    mode: 'replace',
    settings: {
      stores: new Map([['de', 'de_de']]),
      taxClasses: new Map([['food & drink', 'reduced']]),
      groups: new Map([['vip', 7]]),
    },
  })
})

it.each([
  [[], { leftOut: 0, removed: undefined }],
  [['--max-left-out', '3', '--max-removed', '20'], { leftOut: 3, removed: 20 }],
  [['--yes'], { leftOut: 0, removed: Number.POSITIVE_INFINITY }],
])('reads what may be lost: %j', (args, limits) => {
  expect(readImportOptions(['shop', '--replace', ...args])).toMatchObject({ limits })
})

it.each([
  [['shop', '--store', 'de=atlantis'], '--store de=atlantis is not understood'],
  [['shop', '--tax', 'Food'], '--tax Food is not understood'],
  [['shop', '--group', 'VIP=many'], '--group VIP=many is not understood'],
  [['shop', '--max-removed', 'few'], '--max-removed few is not understood'],
  [['shop', '--max-left-out', 'x'], '--max-left-out x is not understood'],
  [['shop', '--replce'], "Unknown option '--replce'"],
  [[], 'npm run import -- FOLDER'],
] as [string[], string][])('says what makes no sense: %j', (args, sentence) => {
  expect(readImportOptions(args)).toContain(sentence)
})
