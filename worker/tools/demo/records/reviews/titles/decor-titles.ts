import { type Rated, type Saying, sayings } from '../saying'

const CANDLES = 'Home decor/Baskets and candles/Candle holders and lanterns'
const LIGHTING = 'Home decor/Lighting'
const MIRRORS = 'Home decor/Mirrors'
const TABLEWARE = 'Home decor/Tableware'
const VASES = 'Home decor/Vases'
const FOR_FLOWERS = [`${VASES}/Table vases`, `${VASES}/Tall vases`]
const WALL_DECOR = 'Home decor/Wall decor'
const PRINTS = [`${WALL_DECOR}/Framed prints`, `${WALL_DECOR}/Prints for the nursery`]
const ON_THE_FLOOR = `${LIGHTING}/Floor and reading lamps`
const ON_A_TABLE = `${LIGHTING}/Table lamps`

export const DECOR_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [['Een pronkstuk', 'Ein Prachtstück', 'Une vraie pièce maîtresse', 'A real showpiece']],
      [VASES, LIGHTING, MIRRORS],
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
          'Ob Tulpen oder Zweige, alles steht',
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
          'Daar wil ik er meer van',
          'Davon brauche ich noch mehr',
          'J’en veux encore',
          'I want another',
        ],
      ],
      [VASES, TABLEWARE, CANDLES, 'Textiles/Cushions'],
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
      [`${VASES}/Tall vases`, `${MIRRORS}/Tall mirrors`],
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
      [`${TABLEWARE}/Bowls and jugs`, `${TABLEWARE}/Carafes and jars`],
    ),
    ...sayings(
      [
        ['Prachtig licht', 'Wunderschönes Licht', 'Une lumière magnifique', 'Beautiful light'],
        [
          'Ook uit een sieraad',
          'Auch ausgeschaltet ein Schmuckstück',
          'Belle, même éteinte',
          'A beauty even when off',
        ],
        [
          'Eindelijk de goede lamp',
          'Endlich die richtige Lampe',
          'Enfin la bonne lampe',
          'The right lamp at last',
        ],
        [
          'Zacht en warm licht',
          'Weiches, warmes Licht',
          'Une lumière douce et chaude',
          'Soft, warm light',
        ],
      ],
      [LIGHTING],
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
          'Perfect boven de tafel',
          'Perfekt über dem Esstisch',
          'Parfaite au-dessus de la table',
          'Perfect above the table',
        ],
      ],
      [`${LIGHTING}/Pendant lamps`],
    ),
    ...sayings(
      [
        [
          'Eindelijk goed leeslicht',
          'Endlich gutes Leselicht',
          'Enfin une bonne lumière pour lire',
          'A good light to read by',
        ],
        [
          'Geen donkere hoek meer',
          'Keine dunkle Ecke mehr',
          'Plus de coin sombre',
          'No more dark corner',
        ],
      ],
      [ON_THE_FLOOR, ON_A_TABLE],
    ),
    ...sayings(
      [
        [
          'De kamer lijkt groter',
          'Das Zimmer wirkt größer',
          'La pièce paraît plus grande',
          'The room looks bigger',
        ],
        ['Kraakhelder', 'Glasklares Spiegelbild', 'Une image parfaitement nette', 'Crystal clear'],
      ],
      [MIRRORS],
    ),
    ...sayings(
      [
        [
          'De muur is niet meer kaal',
          'Die Wand ist nicht mehr kahl',
          'Le mur n’est plus nu',
          'The wall is bare no more',
        ],
        [
          'Hangt daar perfect',
          'Hängt genau richtig',
          'Parfaitement à sa place au mur',
          'Looks perfect where it hangs',
        ],
      ],
      [WALL_DECOR, MIRRORS],
    ),
    ...sayings(
      [
        [
          'Als een klein museum',
          'Wie ein kleines Museum',
          'Comme un petit musée',
          'Like a small museum',
        ],
      ],
      PRINTS,
    ),
    ...sayings(
      [['Eindelijk op tijd', 'Endlich pünktlich', 'Enfin à l’heure', 'On time at last']],
      [`${WALL_DECOR}/Wall clocks`],
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
      [VASES, TABLEWARE, ON_A_TABLE, CANDLES, `${WALL_DECOR}/Framed prints`],
    ),
    ...sayings(
      [
        [
          'Fijne lamp, kort snoer',
          'Schöne Lampe, kurzes Kabel',
          'Belle lampe, câble un peu court',
          'Nice lamp, short lead',
        ],
      ],
      [ON_THE_FLOOR, ON_A_TABLE],
    ),
    ...sayings(
      [
        [
          'Mooi licht, zelf een lampje erbij',
          'Schönes Licht, Leuchtmittel extra',
          'Belle lumière, ampoule à prévoir',
          'Lovely light, bring your own bulb',
        ],
        ['Sfeervol', 'Stimmungsvoll', 'Belle ambiance', 'Full of atmosphere'],
      ],
      [LIGHTING],
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
    ...sayings(
      [
        [
          'Mooi, wel goed ophangen',
          'Schön, aber gut befestigen',
          'Beau, à bien fixer',
          'Nice, but fix it well',
        ],
      ],
      [WALL_DECOR, MIRRORS],
    ),
    ...sayings(
      [
        [
          'Fijn voor elke dag',
          'Gut für jeden Tag',
          'Bien pour tous les jours',
          'Good for every day',
        ],
      ],
      [
        TABLEWARE,
        'Textiles/Table and kitchen linen/Kitchen linen',
        'Textiles/Bath linen',
        'Kidswear/Tops and sweaters',
        'Kidswear/Trousers',
      ],
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
      [VASES, TABLEWARE, ON_A_TABLE, WALL_DECOR, CANDLES],
    ),
    ...sayings(
      [
        [
          'Minder licht dan gehoopt',
          'Weniger Licht als erhofft',
          'Moins de lumière qu’espéré',
          'Less light than hoped',
        ],
      ],
      [LIGHTING],
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
      [VASES, `${TABLEWARE}/Carafes and jars`, `${TABLEWARE}/Bowls and jugs`],
    ),
  ],
}
