import type { Saying } from '../saying'

const LIGHTING = 'Home decor/Lighting'

/** How reviews of lamps begin. */
export const LIGHTING_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Deze doe ik ’s avonds als eerste aan.',
      'Die mache ich abends als Erste an.',
      'C’est la première que j’allume le soir.',
      'It is the first one I turn on in the evening.',
    ],
    of: [LIGHTING],
  },
  {
    words: [
      'Hangt boven de eettafel en verblindt niemand.',
      'Hängt über dem Esstisch und blendet niemanden.',
      'Au-dessus de la table, sans éblouir personne.',
      'It hangs above the table and dazzles nobody.',
    ],
    of: [`${LIGHTING}/Pendant lamps`],
  },
  {
    words: [
      'Op het dressoir maakt hij de hele hoek warm.',
      'Auf dem Sideboard macht sie die ganze Ecke warm.',
      'Sur le buffet, elle réchauffe tout le coin.',
      'On the sideboard it warms the whole corner.',
    ],
    of: [`${LIGHTING}/Table lamps`],
  },
  {
    words: [
      'Naast de leesstoel, precies op de goede hoogte.',
      'Neben dem Lesesessel, genau in der richtigen Höhe.',
      'À côté du fauteuil, juste à la bonne hauteur.',
      'Beside the reading chair, at just the right height.',
    ],
    of: [`${LIGHTING}/Floor and reading lamps`],
  },
  {
    words: [
      'Aan of uit, ik blijf ernaar kijken.',
      'An oder aus, ich schaue sie immer wieder an.',
      'Allumée ou éteinte, je la regarde sans cesse.',
      'On or off, I keep looking at it.',
    ],
    of: [LIGHTING],
  },
]
