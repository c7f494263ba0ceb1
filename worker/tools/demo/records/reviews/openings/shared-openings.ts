import type { Saying } from '../saying'
import { FURNISHING, PATTERNED, SLEPT_ON } from '../shelf-groups'

const BASKETS = 'Home decor/Baskets and candles/Baskets and boxes'
/** What makes a room a nursery. */
const NURSERY = [
  'Textiles/Rugs/Nursery rugs',
  'Textiles/Cushions/Children’s cushions',
  'Textiles/Bed linen/Children’s bed linen',
  'Home decor/Wall decor/Prints for the nursery',
  'Furniture/Beds/Cots and toy boxes',
  'Wallpaper/Nursery wallpaper',
]

/** How reviews of things of more than one kind begin. */
export const SHARED_OPENINGS: readonly Saying[] = [
  {
    words: [
      'Na de verhuizing eindelijk iets wat bij het nieuwe huis past.',
      'Nach dem Umzug endlich etwas, das zur neuen Wohnung passt.',
      'Après le déménagement, enfin quelque chose qui va avec la maison.',
      'After the move, at last something that suits the new house.',
    ],
    of: [
      'Home decor/Lighting',
      'Home decor/Mirrors',
      'Textiles/Rugs',
      'Textiles/Curtains',
      ...FURNISHING,
    ],
  },
  {
    words: [
      'Eindelijk heeft alles een plek.',
      'Endlich hat alles seinen Platz.',
      'Tout a enfin trouvé sa place.',
      'At last everything has its place.',
    ],
    of: ['Furniture/Storage', BASKETS],
  },
  {
    words: [
      'Er past meer in dan ik dacht.',
      'Es passt mehr hinein, als ich dachte.',
      'On y range plus de choses que je ne pensais.',
      'It holds more than I thought.',
    ],
    of: [
      BASKETS,
      'Furniture/Storage/Wardrobes and chests',
      'Furniture/Storage/Sideboards and media units',
    ],
  },
  {
    words: [
      'We slapen een stuk beter.',
      'Wir schlafen deutlich besser.',
      'Nous dormons bien mieux.',
      'We sleep a good deal better.',
    ],
    of: ['Textiles/Bed linen/Duvets and pillows', ...SLEPT_ON],
  },
  {
    words: [
      'De kinderkamer is meteen een stuk gezelliger.',
      'Das Kinderzimmer ist gleich viel gemütlicher.',
      'La chambre d’enfant est tout de suite plus gaie.',
      'The nursery is cosier at once.',
    ],
    of: NURSERY,
  },
  {
    words: [
      'Het patroon is mooier dan ik durfde hopen.',
      'Das Muster ist schöner, als ich zu hoffen wagte.',
      'Le motif est plus beau que je n’osais l’espérer.',
      'The pattern is lovelier than I dared hope.',
    ],
    isPraise: true,
    of: ['Textiles/Bed linen/Patterned bed linen', ...PATTERNED],
  },
]
