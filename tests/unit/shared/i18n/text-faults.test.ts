import { expect, test } from 'vitest'
import { textFaults } from './text-faults'

test.each([
  ['fr_fr', 'Merci !', 'no narrow no-break space before ; ! ?'],
  ['fr_fr', 'Merci\u00a0!', 'no narrow no-break space before ; ! ?'],
  ['fr_fr', 'Prix: 5\u00a0€', 'no no-break space before : % €'],
  ['fr_fr', 'Prix : 5\u00a0€', 'no no-break space before : % €'],
  ['fr_fr', '« oui »', 'no no-break space inside « »'],
  ['fr_fr', '2 700 kelvins', 'a plain space in a number'],
  ['fr_fr', 'avant 23h59', 'a time that is not like 23 h 59'],
  ['fr_fr', 'avant 23 h 59', 'a time that is not like 23 h 59'],
  ['fr_fr', 'Tu peux commander', 'tu instead of vous'],
  ['de_de', 'Bitte prüfen Sie Ihre Daten', 'Sie instead of du'],
  ['de_de', 'Kissen Bruintje', 'a Dutch word'],
  ['nl_nl', 'Uw winkelwagen', 'u instead of je'],
  ['global_en', 'Rank wallpaper', 'a Dutch word'],
  ['global_en', 'One  two', 'two spaces'],
  ['global_en', "Erin's choice", 'a straight apostrophe'],
] as const)('%s: “%s” has %s', (store, text, fault) => {
  expect(textFaults(text, store)).toEqual([`${fault}: ${text}`])
})

test.each([
  [
    'fr_fr',
    'Merci\u202f! Le total\u00a0: 1\u202f500\u00a0€, avant 23\u00a0h\u00a059, au +31 20 000 00 00.',
  ],
  ['de_de', 'Die Füllung ist aus Wolle. Sie atmet. Dein Warenkorb ist leer'],
  ['nl_nl', 'Je winkelwagen is leeg'],
  ['global_en', 'Erin’s choice'],
] as const)('%s: “%s” has nothing to mark', (store, text) => {
  expect(textFaults(text, store)).toEqual([])
})
