import { type Rated, type Saying, sayings } from '../saying'
import { CANDLES, FOR_FLOWERS } from '../shelf-groups'

const LIGHTING = 'Home decor/Lighting'
const TABLE_LAMPS = 'Home decor/Lighting/Table lamps'
const TABLEWARE = 'Home decor/Tableware'
const BOWLS = 'Home decor/Tableware/Bowls and jugs'
const CARAFES = 'Home decor/Tableware/Carafes and jars'
const VASES = 'Home decor/Vases'

/** Over reviews of what decorates a room. */
export const DECOR_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [['Een pronkstuk', 'Ein Prachtstück', 'Une vraie pièce maîtresse', 'A real showpiece']],
      [VASES, LIGHTING, 'Home decor/Mirrors'],
    ),
    ...sayings(
      [
        [
          'Ook zonder bloemen mooi',
          'Auch ohne Blumen schön',
          'Beau même sans fleurs',
          'Lovely even without flowers',
        ],
        [
          'Nu altijd verse bloemen',
          'Jetzt immer mit frischen Blumen',
          'Des fleurs fraîches toute l’année',
          'Fresh flowers every week now',
        ],
        [
          'Tulpen of takken, alles staat',
          'Ob Tulpen oder Zweige, alles passt',
          'Tulipes ou branches, tout y est beau',
          'Tulips or twigs, all look good',
        ],
      ],
      FOR_FLOWERS,
    ),
    ...sayings(
      [['Echt handwerk', 'Echte Handarbeit', 'Du vrai fait main', 'Truly handmade']],
      [VASES, TABLEWARE],
    ),
    ...sayings(
      [
        [
          'Een echte blikvanger',
          'Ein echter Blickfang',
          'Attire tous les regards',
          'Catches every eye',
        ],
      ],
      [VASES, CANDLES, LIGHTING],
    ),
    ...sayings(
      [['Wat een mooie vorm', 'Wunderschöne Form', 'Une forme superbe', 'A beautiful shape']],
      [VASES, TABLEWARE, LIGHTING, CANDLES],
    ),
    ...sayings(
      [
        [
          'Prachtig op de eettafel',
          'Wunderschön auf dem Esstisch',
          'Superbe sur la table',
          'Gorgeous on the table',
        ],
      ],
      [`${VASES}/Table vases`, TABLEWARE, CANDLES],
    ),
    ...sayings(
      [
        [
          'Mijn planten wonen nu mooi',
          'Meine Pflanzen wohnen jetzt schön',
          'Mes plantes sont bien logées',
          'My plants have never lived so well',
        ],
      ],
      [`${VASES}/Plant pots`],
    ),
    ...sayings(
      [['Mooi groot', 'Schön groß', 'Une belle taille', 'A good size']],
      [`${VASES}/Tall vases`, 'Home decor/Mirrors/Tall mirrors'],
    ),
    ...sayings(
      [
        [
          'Elke dag in gebruik',
          'Täglich in Gebrauch',
          'Je m’en sers tous les jours',
          'In use every day',
        ],
        [
          'Tafeldekken is weer leuk',
          'So deckt man gern den Tisch',
          'Mettre la table devient un plaisir',
          'Makes laying the table a joy',
        ],
        [
          'Te mooi voor in de kast',
          'Zu schön für den Schrank',
          'Trop beau pour le placard',
          'Too nice for the cupboard',
        ],
      ],
      [TABLEWARE],
    ),
    ...sayings(
      [
        [
          'Ligt fijn in de hand',
          'Liegt gut in der Hand',
          'Agréable en main',
          'Feels good in the hand',
        ],
      ],
      [BOWLS, CARAFES],
    ),
    ...sayings(
      [
        [
          'Zo gezellig ’s avonds',
          'Abends richtig gemütlich',
          'Si chaleureux le soir',
          'So cosy in the evening',
        ],
      ],
      [LIGHTING, CANDLES],
    ),
    ...sayings(
      [
        [
          'Opruimen was nooit zo mooi',
          'Aufräumen war nie so schön',
          'Le rangement devient joli',
          'Tidying never looked so nice',
        ],
      ],
      ['Home decor/Baskets and candles/Baskets and boxes'],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Mooi, iets kleiner dan gedacht',
          'Schön, etwas kleiner als gedacht',
          'Joli, un peu plus petit que prévu',
          'Lovely, a little smaller than I thought',
        ],
      ],
      [VASES, TABLEWARE, TABLE_LAMPS, CANDLES, 'Home decor/Wall decor/Framed prints'],
    ),
    ...sayings(
      [
        [
          'Mooi van vorm en kleur',
          'Schön in Form und Farbe',
          'Jolie forme, jolie couleur',
          'Nice shape, nice colour',
        ],
      ],
      [VASES, TABLEWARE, LIGHTING],
    ),
    ...sayings(
      [
        [
          'Elk stuk net even anders',
          'Jedes Stück ein wenig anders',
          'Chaque pièce est un peu différente',
          'Each one slightly different',
        ],
      ],
      [VASES, TABLEWARE],
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'Kleiner dan ik dacht',
          'Kleiner als gedacht',
          'Plus petit que je ne pensais',
          'Smaller than I thought',
        ],
      ],
      [VASES, TABLEWARE, TABLE_LAMPS, 'Home decor/Wall decor', CANDLES],
    ),
    ...sayings(
      [
        [
          'Mooi, maar kwetsbaar',
          'Schön, aber empfindlich',
          'Beau, mais fragile',
          'Nice but delicate',
        ],
      ],
      [VASES, CARAFES, BOWLS],
    ),
  ],
}
