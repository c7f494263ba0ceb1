import type { Localized } from './localized'

/** How things are looked after; each has an icon in client/product/measures/care-icons.ts. */
export const CARE: Record<string, Localized> = {
  'wash-30': ['Wassen op 30 °C', 'Waschen bei 30 °C', 'Lavage à 30 °C', 'Wash at 30 °C'],
  'wash-40': ['Wassen op 40 °C', 'Waschen bei 40 °C', 'Lavage à 40 °C', 'Wash at 40 °C'],
  'wash-60': ['Wassen op 60 °C', 'Waschen bei 60 °C', 'Lavage à 60 °C', 'Wash at 60 °C'],
  'wash-wool': ['Wolprogramma', 'Wollwaschgang', 'Programme laine', 'Wool programme'],
  'wash-cover': [
    'Hoes afneembaar, wassen op 30 °C',
    'Bezug abnehmbar, waschen bei 30 °C',
    'Housse amovible, lavage à 30 °C',
    'Removable cover, wash at 30 °C',
  ],
  'hand-wash': ['Met de hand afwassen', 'Von Hand spülen', 'Laver à la main', 'Wash by hand'],
  dishwasher: [
    'Geschikt voor de vaatwasser',
    'Spülmaschinenfest',
    'Passe au lave-vaisselle',
    'Dishwasher-safe',
  ],
  'dry-flat': ['Liggend drogen', 'Liegend trocknen', 'Sécher à plat', 'Dry flat'],
  'dry-line': ['Drogen aan de lijn', 'An der Leine trocknen', 'Sécher sur un fil', 'Line dry'],
  tumble: ['Mag in de droger', 'Trocknergeeignet', 'Sèche-linge possible', 'Tumble dry allowed'],
  'tumble-never': [
    'Niet in de droger',
    'Nicht in den Trockner',
    'Pas de sèche-linge',
    'Do not tumble dry',
  ],
  iron: ['Vochtig strijken', 'Feucht bügeln', 'Repasser humide', 'Iron damp'],
  'iron-never': [
    'Strijken is niet nodig',
    'Bügeln nicht nötig',
    'Sans repassage',
    'No ironing needed',
  ],
  vacuum: [
    'Stofzuigen met een zachte borstel',
    'Mit weicher Bürste absaugen',
    'Aspirer avec une brosse douce',
    'Vacuum with a soft brush',
  ],
  wipe: [
    'Afnemen met een vochtige doek',
    'Mit feuchtem Tuch abwischen',
    'Essuyer avec un chiffon humide',
    'Wipe with a damp cloth',
  ],
  dust: ['Droog afstoffen', 'Trocken abstauben', 'Dépoussiérer à sec', 'Dust with a dry cloth'],
  oil: [
    'Twee keer per jaar oliën',
    'Zweimal im Jahr ölen',
    'Huiler deux fois par an',
    'Oil twice a year',
  ],
}

/** By the beginning of a shelf; the first that fits. */
const BY_SHELF: readonly (readonly [shelf: string, ...care: (keyof typeof CARE)[]])[] = [
  ['furniture/sofas', 'wash-cover', 'vacuum'],
  ['furniture/armchairs', 'vacuum'],
  ['furniture/chairs', 'wipe'],
  ['furniture/tables', 'wipe'],
  ['furniture/storage', 'wipe'],
  ['furniture/beds/bedside', 'wipe'],
  ['furniture/beds/kids', 'wipe'],
  ['decor/vases', 'hand-wash'],
  ['decor/tableware', 'dishwasher'],
  ['decor/lighting', 'dust'],
  ['decor/mirrors', 'dust'],
  ['decor/walls', 'dust'],
  ['textiles/cushions', 'wash-30', 'dry-flat'],
  ['textiles/throws', 'wash-wool', 'tumble-never'],
  ['textiles/rugs', 'vacuum'],
  ['textiles/bedding/duvets', 'wash-60', 'tumble'],
  ['textiles/bedding', 'wash-40', 'iron-never'],
  ['textiles/kitchen/cloths', 'wash-40', 'iron'],
  ['textiles/kitchen', 'wash-60', 'dry-line'],
  ['textiles/bath', 'wash-60', 'tumble'],
  ['kidswear/tops/tshirts', 'wash-40'],
  ['kidswear/tops/sweaters', 'wash-wool', 'dry-flat'],
  ['kidswear/dresses', 'wash-30', 'dry-line'],
  ['kidswear/trousers', 'wash-40', 'tumble'],
  ['kidswear/nightwear', 'wash-60'],
  ['kidswear/baby', 'wash-60', 'tumble'],
  ['kidswear/accessories/hats', 'wash-wool', 'dry-flat'],
  ['kidswear/accessories/socks', 'wash-40'],
  ['kidswear/jackets', 'wash-30'],
]

const OILED_SHELVES = /^furniture\/(?:tables|beds\/bedside)/
const OILED = new Set(['oak', 'wood'])

/** How to look after what stands on a shelf and is made of these. */
export function careOf(shelf: string, materials: readonly string[]): string[] {
  const [, ...care] = BY_SHELF.find(([start]) => shelf.startsWith(start)) ?? [shelf]
  const isOiled = OILED_SHELVES.test(shelf) && materials.some((material) => OILED.has(material))
  return isOiled ? [...care, 'oil'] : care
}
