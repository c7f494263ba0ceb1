import { CUSHIONS } from '../families/textiles/cushions'
import { THROWS } from '../families/textiles/throws'
import { CUSHION_USES, THROW_USES } from '../families/texts/textile-uses'
import type { ProductLine } from './product-line'

const cushions = {
  kind: 'cushion',
  brand: 'wilm-erin',
  isApart: true,
  tiersFrom: 4,
  care: CUSHIONS.care,
  uses: CUSHION_USES,
} as const

const VELVET_SQUARE = { measures: '45 × 45 cm' }
const VELVET_ROUND = { measures: 'Ø 45 cm' }
const SQUARE = { '40x60': 1, '45x45': 1, '60x60': 1.4 }

export const PLAIN_CUSHIONS: ProductLine = {
  ...cushions,
  prefix: 'CUSH',
  shelf: 'textiles/cushions/plain',
  materials: ['linen'],
  sizes: { '30x50': 0.9, '50x50': 1.15, ...SQUARE },
  rows: [
    ['Klaar', 'cushion', ['white', 'navy', 'olive', 'teal'], 2995],
    ['Bente', 'cushion', ['terracotta', 'ochre', 'plum', 'lavender'], 3295],
  ],
}

export const VELVET_CUSHIONS: ProductLine = {
  ...cushions,
  prefix: 'VELV',
  shelf: 'textiles/cushions/velvet',
  brand: 'maison-tilleul',
  season: 'autumn-winter',
  materials: ['velvet', 'cotton'],
  rows: [
    ['Odette', 'velvet-cushion', ['navy', 'rust', 'blush', 'grey'], 3495, VELVET_SQUARE],
    ['Simone', 'velvet-cushion', ['olive', 'lavender', 'sand', 'black'], 3695, VELVET_SQUARE],
    ['Bonbon', 'round-cushion', ['rust', 'teal', 'blush', 'ochre'], 3995, VELVET_ROUND],
    ['Macaron', 'round-cushion', ['forest', 'plum', 'navy'], 3995, VELVET_ROUND],
  ],
}

export const PATTERNED_CUSHIONS: ProductLine = {
  ...cushions,
  prefix: 'CUSH',
  shelf: 'textiles/cushions/patterned',
  brand: 'werkplaats-elf',
  materials: ['cotton', 'linen'],
  sizes: SQUARE,
  rows: [
    ['Ligstoel', 'striped-cushion', ['sage'], 3295],
    ['Picknick', 'gingham-cushion', ['sage', 'terracotta', 'sky', 'ochre'], 2995],
    ['Rank', 'leaf-cushion', ['forest', 'blush', 'navy'], 3495],
    ['Molen', 'ticking-cushion', ['charcoal', 'rust', 'sky'], 2995],
    ['Venster', 'windowpane-cushion', ['camel', 'forest', 'grey'], 3295],
    ['Ziggy', 'zigzag-cushion', ['rust', 'navy'], 3295],
    ['Maan', 'half-moon-cushion', ['terracotta', 'sage'], 3495],
    ['Anou', 'kilim-cushion', ['rust', 'sage'], 4295],
    ['Filippa', 'fern-cushion', ['sage', 'navy'], 3495],
    ['Palma', 'palm-cushion', ['forest', 'blush'], 3495],
    ['Pioen', 'peony-cushion', ['blush', 'plum'], 3695],
    ['Merel', 'bird-cushion', ['sky', 'ochre'], 3695],
    ['Amalfi', 'lemon-cushion', ['lemon', 'sky'], 3495],
    ['Lisboa', 'quatrefoil-cushion', ['navy', 'olive'], 3495],
    ['Kruis', 'cross-cushion', ['black', 'taupe'], 3295],
  ],
}

export const KIDS_CUSHIONS: ProductLine = {
  ...cushions,
  prefix: 'CUSH',
  shelf: 'textiles/cushions/kids',
  brand: 'kiekje',
  materials: ['organic-cotton'],
  measures: '45 × 45 cm',
  rows: [
    ['Bruintje', 'bear-cushion', ['camel', 'sky'], 2995],
    ['Sterre', 'star-cushion', ['navy', 'blush'], 2995],
  ],
}

const throws = {
  prefix: 'THROW',
  kind: 'throw',
  brand: 'wilm-erin',
  season: 'autumn-winter',
  isApart: true,
  materials: ['wool'],
  sizes: { '130x180': 1, '150x220': 1.35 },
  tailoring: ['monogram', 'giftWrap'],
  care: THROWS.care,
  uses: THROW_USES,
} as const

export const PLAIN_THROWS: ProductLine = {
  ...throws,
  shelf: 'textiles/throws/plain',
  rows: [['Lam', 'throw', ['charcoal'], 7995]],
}

export const PATTERNED_THROWS: ProductLine = {
  ...throws,
  shelf: 'textiles/throws/patterned',
  brand: 'werkplaats-elf',
  rows: [
    ['Skye', 'checked-throw', ['charcoal', 'forest', 'navy', 'rust'], 8995],
    ['Visser', 'striped-throw', ['grey', 'ochre', 'sky'], 7995],
    ['Graat', 'herringbone-throw', ['sand', 'charcoal', 'sage', 'rust'], 8495],
    ['Raam', 'windowpane-throw', ['cream', 'forest', 'blush'], 8495],
    ['Golf', 'zigzag-throw', ['terracotta', 'teal'], 7995],
  ],
}
