import { expect, it } from 'vitest'
import { townText } from '../../../../shared/i18n/town-text'

it.each([
  ['3511 NR', 'Utrecht', 'NL', '3511 NR Utrecht'],
  ['75003', 'Paris', 'FR', '75003 Paris'],
  ['WC1N 3NG', 'London', 'GB', 'London WC1N 3NG'],
  [' D02 AF30 ', 'Dublin', 'IE', 'Dublin D02 AF30'],
  ['', 'Dublin', 'IE', 'Dublin'],
  ['1071', '', '', '1071'],
])('the town %j %j in %j is written %s', (postcode, town, country, line) => {
  expect(townText(postcode, town, country)).toBe(line)
})
