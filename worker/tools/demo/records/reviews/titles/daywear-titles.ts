import { type Rated, type Saying, sayings } from '../saying'
import { DAYTIME } from '../shelf-groups'

const DRESSES = 'Kidswear/Dresses and skirts'
const TOPS = 'Kidswear/Tops and sweaters'
const TROUSERS = 'Kidswear/Trousers'

/** Over reviews of what children wear by day. */
export const DAYWEAR_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [['Speeltuinproof', 'Spielplatzerprobt', 'Résiste au terrain de jeu', 'Playground-proof']],
      DAYTIME,
    ),
    ...sayings(
      [
        [
          'Gemaakt om rond te draaien',
          'Wie gemacht zum Drehen',
          'Fait pour tourner',
          'Made for twirling',
        ],
        [
          'Voor het feest en voor de zandbak',
          'Für Fest und Sandkasten',
          'Pour la fête comme pour jouer',
          'For parties and for the sandpit',
        ],
        ['Om in te stralen', 'Zum Strahlen schön', 'De quoi rayonner', 'One to shine in'],
      ],
      [DRESSES],
    ),
    ...sayings(
      [['Laat de regen maar komen', 'Der Regen kann kommen', 'La pluie peut venir', 'Let it rain']],
      ['Kidswear/Jackets/Raincoats'],
    ),
    ...sayings(
      [['Warm ingepakt', 'Warm eingepackt', 'Bien au chaud', 'Wrapped up warm']],
      ['Kidswear/Jackets/Quilted jackets', `${TOPS}/Sweaters and cardigans`],
    ),
    ...sayings(
      [
        ['Ons kind is fan', 'Unser Kind ist Fan', 'Notre enfant est fan', 'Our child is a fan'],
        ['Staat geweldig', 'Sieht super aus', 'Lui va très bien', 'Looks great on'],
        [
          'Past bij elke broek',
          'Passt zu jeder Hose',
          'Va avec tous les pantalons',
          'Goes with any trousers',
        ],
        [
          'Combineert met alles',
          'Lässt sich mit allem tragen',
          'Se porte avec tout',
          'Works with everything',
        ],
      ],
      [TOPS],
    ),
    ...sayings(
      [
        [
          'Met ruimte om te groeien',
          'Mit Platz zum Wachsen',
          'De la place pour grandir',
          'Room to grow',
        ],
        [
          'Gemaakt om in te klimmen',
          'Zum Klettern gemacht',
          'Parfait pour grimper',
          'Made for climbing',
        ],
      ],
      [TROUSERS],
    ),
    ...sayings(
      [
        [
          'Elke schooldag aan',
          'Jeden Schultag getragen',
          'Porté chaque jour à l’école',
          'Worn to school every day',
        ],
      ],
      [TOPS, TROUSERS],
    ),
  ],
  4: sayings(
    [['Leuk voor school', 'Schön für die Schule', 'Bien pour l’école', 'Nice for school']],
    [TOPS, TROUSERS, DRESSES],
  ),
  3: [],
}
