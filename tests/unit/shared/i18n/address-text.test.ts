import { expect, it } from 'vitest'
import { streetText, townText } from '../../../../shared/i18n/address-text'
import { unbroken } from '../../../../shared/i18n/unbroken'

it.each([
  [['Oudegracht', '12', 'bis'], 'NL', 'Oudegracht 12 bis'],
  [['Oudegracht', ' 12 ', ''], 'NL', 'Oudegracht 12'],
  [['Rue Charlot', '38', 'bis'], 'FR', '38 bis Rue Charlot'],
  [['Rue Léopold', '14'], 'BE', 'Rue Léopold 14'],
  [['Baggot Street Lower', '7'], 'IE', '7 Baggot Street Lower'],
  [['38 Rue Charlot'], 'FR', '38 Rue Charlot'],
  [['38 Rue Charlot', 'Bâtiment B'], 'FR', '38 Rue Charlot Bâtiment B'],
  [[], 'FR', ''],
])('the street %j in %s is written %s', (parts, country, line) => {
  expect(streetText(parts, country)).toBe(line)
})

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

it('a postcode may stay in one line', () => {
  expect(townText(unbroken('WC1N 3NG'), 'London', 'GB')).toBe('London WC1N\u00a03NG')
})
