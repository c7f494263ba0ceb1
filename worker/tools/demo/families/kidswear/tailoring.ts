import type { CustomOptionDraft } from '../../../../../shared/contract/admin/product-type-draft'
import { type Localized, wordsPerStore } from '../../words/localized'

const MONOGRAM_LETTERS = 3
const GREETING_CHARACTERS = 180

const fixed = (cents: number) => ({ surcharge: { type: 'fixed' as const, cents } })
const percent = (percent: number) => ({ surcharge: { type: 'percent' as const, percent } })
const title = (...words: Localized) => ({ title: wordsPerStore(words) })

/** What can be done to a product for one shopper, by short names that products use. */
export const TAILORING = {
  monogram: {
    ...title(
      'Monogram (maximaal 3 letters)',
      'Monogramm (höchstens 3 Buchstaben)',
      'Monogramme (3 lettres au plus)',
      'Monogram (up to 3 letters)',
    ),
    type: 'field',
    isRequired: false,
    maxCharacters: MONOGRAM_LETTERS,
    ...fixed(750),
  },
  giftWrap: {
    ...title('Cadeauverpakking', 'Geschenkverpackung', 'Emballage cadeau', 'Gift wrapping'),
    type: 'checkbox',
    isRequired: false,
    values: [
      {
        ...title(
          'In papier met een lint',
          'In Papier mit Schleife',
          'Papier et ruban',
          'In paper with a ribbon',
        ),
        ...fixed(395),
      },
    ],
  },
  greeting: {
    ...title(
      'Tekst op het kaartje',
      'Text für die Karte',
      'Texte de la carte',
      'Message for the card',
    ),
    type: 'area',
    isRequired: false,
    maxCharacters: GREETING_CHARACTERS,
  },
  heading: {
    ...title('Ophanging', 'Aufhängung', 'Finition haute', 'Heading'),
    type: 'drop_down',
    isRequired: true,
    values: [
      title('Plooiband met haken', 'Faltenband mit Haken', 'Ruflette et crochets', 'Pencil pleat'),
      {
        ...title('Zeilringen', 'Ösen', 'Œillets', 'Eyelets'),
        ...fixed(800),
      },
      {
        ...title('Dubbele plooi', 'Doppelfalte', 'Plis doubles', 'Double pinch pleat'),
        ...percent(15),
      },
    ],
  },
  hem: {
    ...title(
      'Ingekort op (lengte in cm)',
      'Gekürzt auf (Länge in cm)',
      'Ourlet à (longueur en cm)',
      'Hemmed to (length in cm)',
    ),
    type: 'field',
    isRequired: false,
    maxCharacters: 3,
    ...fixed(1200),
  },
  finish: {
    ...title('Afwerking', 'Oberfläche', 'Finition', 'Finish'),
    type: 'radio',
    isRequired: true,
    values: [
      title('Olie', 'Öl', 'Huile', 'Oil'),
      { ...title('Hardwax', 'Hartwachs', 'Cire dure', 'Hard wax'), ...percent(4) },
      { ...title('Matte lak', 'Mattlack', 'Vernis mat', 'Matt lacquer'), ...percent(7) },
    ],
  },
  helpers: {
    ...title('Extra diensten', 'Zusätzlicher Service', 'Services en plus', 'Extra services'),
    type: 'multiple',
    isRequired: false,
    values: [
      {
        ...title(
          'Naar boven brengen',
          'In die Wohnung tragen',
          'Livraison à l’étage',
          'Carry it upstairs',
        ),
        ...fixed(3500),
      },
      {
        ...title('In elkaar zetten', 'Aufbauen', 'Montage', 'Assemble it'),
        ...fixed(4500),
      },
      {
        ...title(
          'Oud meubel meenemen',
          'Altes Möbel mitnehmen',
          'Reprise de l’ancien meuble',
          'Take the old one away',
        ),
        ...fixed(2500),
      },
    ],
  },
  birthday: {
    ...title(
      'Geboortedatum, op de rand geborduurd',
      'Geburtsdatum, am Rand eingestickt',
      'Date de naissance, brodée sur le bord',
      'Date of birth, embroidered on the edge',
    ),
    type: 'date',
    isRequired: false,
    ...fixed(950),
  },
} as const satisfies Record<string, CustomOptionDraft>

export type TailoringName = keyof typeof TAILORING
