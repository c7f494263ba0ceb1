import { type Rated, type Saying, sayings } from '../saying'
import {
  BED_LINEN,
  BESIDE_OTHERS,
  CANDLES,
  OVEN_GLOVES,
  PATTERNED,
  SLEPT_ON,
} from '../shelf-groups'

const ARMCHAIRS = 'Furniture/Armchairs'
const SOFAS = 'Furniture/Sofas'
const LIGHTING = 'Home decor/Lighting'
const TABLEWARE = 'Home decor/Tableware'
const VASES = 'Home decor/Vases'
const ALL_KIDSWEAR = 'Kidswear'
const BATH = 'Textiles/Bath linen'
const DUVETS = 'Textiles/Bed linen/Duvets and pillows'
const CURTAINS = 'Textiles/Curtains'
const CUSHIONS = 'Textiles/Cushions'
const RUGS = 'Textiles/Rugs'
const KITCHEN = 'Textiles/Table and kitchen linen/Kitchen linen'
const TABLECLOTHS = 'Textiles/Table and kitchen linen/Tablecloths'
const THROWS = 'Textiles/Throws'

/** How reviews of things of more than one kind end. */
export const SHARED_ENDINGS: Rated<Saying> = {
  5: [
    ...sayings(
      [
        [
          'Past goed bij wat we al hadden.',
          'Passt gut zu dem, was wir schon hatten.',
          'Se marie bien avec ce que nous avions déjà.',
          'Goes well with what we already had.',
        ],
      ],
      BESIDE_OTHERS,
    ),
    ...sayings(
      [
        [
          'Sindsdien slaap ik door.',
          'Seitdem schlafe ich durch.',
          'Depuis, je dors d’une traite.',
          'I have slept through the night since.',
        ],
      ],
      [DUVETS, ...SLEPT_ON],
    ),
    ...sayings(
      [
        [
          'Het staat leuk in de kinderkamer.',
          'Macht sich gut im Kinderzimmer.',
          'Du plus bel effet dans la chambre d’enfant.',
          'It looks good in the nursery.',
        ],
      ],
      [
        'Furniture/Beds/Cots and toy boxes',
        'Textiles/Bed linen/Children’s bed linen',
        'Home decor/Wall decor/Prints for the nursery',
      ],
    ),
    ...sayings(
      [
        [
          'Gasten vragen waar we het vandaan hebben.',
          'Gäste fragen, woher wir das haben.',
          'Nos invités demandent d’où cela vient.',
          'Guests ask where we got it.',
        ],
      ],
      [
        VASES,
        TABLEWARE,
        LIGHTING,
        'Home decor/Mirrors',
        CANDLES,
        'Home decor/Wall decor',
        RUGS,
        'Wallpaper',
      ],
    ),
    ...sayings(
      [
        [
          'Snel geleverd en netjes gevouwen.',
          'Schnell da und ordentlich gefaltet.',
          'Livraison rapide, le tout bien plié.',
          'Quick delivery and neatly folded.',
        ],
      ],
      [CURTAINS, `${BATH}/Towels`, TABLECLOTHS, KITCHEN, THROWS, ALL_KIDSWEAR, ...BED_LINEN],
      OVEN_GLOVES,
    ),
    ...sayings(
      [
        [
          'De kleur is precies zoals op het scherm.',
          'Die Farbe ist genau wie auf dem Bildschirm.',
          'La couleur est exactement celle de l’écran.',
          'The colour is just as on the screen.',
        ],
      ],
      [
        CURTAINS,
        CUSHIONS,
        RUGS,
        THROWS,
        BATH,
        TABLECLOTHS,
        ALL_KIDSWEAR,
        SOFAS,
        ARMCHAIRS,
        ...BED_LINEN,
      ],
    ),
  ],
  4: [
    ...sayings(
      [
        [
          'Iets meer keuze in kleuren zou fijn zijn.',
          'Etwas mehr Auswahl bei den Farben wäre schön.',
          'Un peu plus de choix de couleurs serait bien.',
          'A few more colours would be nice.',
        ],
      ],
      [
        SOFAS,
        ARMCHAIRS,
        LIGHTING,
        VASES,
        TABLEWARE,
        `${CUSHIONS}/Plain cushions`,
        `${THROWS}/Plain throws`,
        BATH,
        ALL_KIDSWEAR,
        KITCHEN,
      ],
    ),
    ...sayings(
      [
        [
          'Het patroon is wat groter dan op de foto.',
          'Das Muster ist etwas größer als auf dem Foto.',
          'Le motif est un peu plus grand qu’en photo.',
          'The pattern is a little larger than in the picture.',
        ],
      ],
      PATTERNED,
    ),
  ],
  3: [
    ...sayings(
      [
        [
          'In het echt iets donkerder dan verwacht; gehouden, maar wel even gekeken.',
          'In echt etwas dunkler als erwartet; behalten, aber erst nach Überlegen.',
          'En vrai un peu plus foncé que prévu ; gardé, mais après réflexion.',
          'A little darker in real life than expected; kept it, after some thought.',
        ],
      ],
      [SOFAS, ARMCHAIRS, VASES, CUSHIONS, THROWS, CURTAINS],
    ),
    ...sayings(
      [
        [
          'De levering duurde iets langer dan we hadden gehoopt.',
          'Die Lieferung dauerte etwas länger, als wir gehofft hatten.',
          'La livraison a pris un peu plus de temps que nous l’espérions.',
          'Delivery took a little longer than we had hoped.',
        ],
      ],
      ['Furniture/Beds/Mattresses and bases', DUVETS],
    ),
  ],
}
