import { expect, it } from 'vitest'
import { streetText } from '../../../../shared/i18n/street-text'

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
