import { type Rated, type Saying, sayings } from '../saying'
import { BED_LINEN, CANDLES, PATTERNED, SLEPT_ON } from '../shelf-groups'

const TABLEWARE = 'Home decor/Tableware'
const NIGHTS = 'Kidswear/Nightwear'
const TOPS = 'Kidswear/Tops and sweaters'
const TROUSERS = 'Kidswear/Trousers'
const BATH = 'Textiles/Bath linen'
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'

/** Over reviews of things of more than one kind. */
export const SHARED_TITLES: Rated<Saying> = {
  5: [
    ...sayings(
      [['Eindelijk opgeruimd', 'Endlich Ordnung', 'Enfin de l’ordre', 'Tidy at last']],
      ['Furniture/Storage', 'Home decor/Baskets and candles/Baskets and boxes'],
    ),
    ...sayings(
      [['Heerlijk geslapen', 'Herrlich geschlafen', 'De bien bonnes nuits', 'Sleeping soundly']],
      ['Furniture/Beds/Bed frames', 'Textiles/Bed linen', ...SLEPT_ON],
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
      ['Home decor/Vases', TABLEWARE, CANDLES, CUSHIONS],
    ),
    ...sayings(
      [
        [
          'Brengt leven in de kamer',
          'Bringt Leben ins Zimmer',
          'Réveille toute la pièce',
          'Brings the room to life',
        ],
      ],
      PATTERNED,
    ),
    ...sayings(
      [
        [
          'Een feestelijke tafel',
          'Eine festliche Tafel',
          'Une bien jolie table',
          'A festive table',
        ],
      ],
      [TABLECLOTHS, `${TABLEWARE}/Plates and mugs`],
    ),
    ...sayings(
      [
        [
          'Meteen een andere kamer',
          'Gleich ein anderes Zimmer',
          'La pièce est transformée',
          'A different room at once',
        ],
      ],
      [CURTAINS, 'Textiles/Rugs', 'Wallpaper'],
    ),
    ...sayings(
      [['Wast prima', 'Lässt sich prima waschen', 'Se lave très bien', 'Washes well']],
      [
        BATH,
        TABLECLOTHS,
        KITCHEN,
        `${TOPS}/T-shirts`,
        TROUSERS,
        NIGHTS,
        'Kidswear/Baby clothes',
        ...BED_LINEN,
      ],
    ),
    ...sayings(
      [['Warm en toch licht', 'Warm und doch leicht', 'Chaud et pourtant léger', 'Warm yet light']],
      ['Textiles/Throws', 'Kidswear/Jackets/Quilted jackets'],
    ),
    ...sayings(
      [
        ['Zoete dromen', 'Süße Träume', 'De beaux rêves', 'Sweet dreams'],
        [
          'Zonder gemor naar bed',
          'Ohne Murren ins Bett',
          'Au lit sans discuter',
          'Off to bed without a fuss',
        ],
      ],
      [NIGHTS, 'Textiles/Bed linen/Children’s bed linen'],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Fijn voor elke dag',
          'Gut für jeden Tag',
          'Bien pour tous les jours',
          'Good for every day',
        ],
      ],
      [TABLEWARE, KITCHEN, BATH, TOPS, TROUSERS],
    ),
    ...sayings(
      [['Mooie stof', 'Schöner Stoff', 'Beau tissu', 'Nice fabric']],
      [CUSHIONS, CURTAINS, TABLECLOTHS, TOPS, 'Kidswear/Dresses and skirts', NIGHTS, ...BED_LINEN],
    ),
  ],
  3: [],
}
