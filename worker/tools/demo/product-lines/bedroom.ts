import { BEDDING } from '../families/textiles/bedding'
import { CURTAINS } from '../families/textiles/curtains'
import { DUVET_CARE } from '../families/texts/textile-cares'
import { BED_USES, CURTAIN_USES } from '../families/texts/textile-uses'
import { onePrice, type ProductLine } from './product-line'

const linen = {
  prefix: 'BED',
  kind: 'duvetCover',
  brand: 'wilm-erin',
  isApart: true,
  materials: ['cotton'],
  sizes: { '140x200': 1, '140x220': 1.1, '200x200': 1.45, '240x220': 1.7, '260x220': 1.85 },
  care: BEDDING.care,
  uses: BED_USES,
} as const

export const PLAIN_BED_LINEN: ProductLine = {
  ...linen,
  shelf: 'textiles/bedding/plain',
  rows: [
    ['Dauw', 'bed-linen', ['blush', 'grey', 'lavender', 'navy'], 6995],
    ['Avond', 'bed-linen', ['charcoal', 'ochre', 'forest'], 7495],
  ],
}

export const PATTERNED_BED_LINEN: ProductLine = {
  ...linen,
  shelf: 'textiles/bedding/patterned',
  rows: [
    ['Zeil', 'striped-bed-linen', ['ochre', 'sage', 'rust'], 6995],
    ['Boerin', 'gingham-bed-linen', ['sky', 'sage', 'terracotta'], 6495],
    ['Rank', 'leaf-bed-linen', ['forest', 'navy'], 7995],
    ['Herbier', 'botanical-bed-linen', ['sage', 'blush'], 7995],
    ['Venster', 'windowpane-bed-linen', ['charcoal', 'camel'], 6995],
    ['Weide', 'meadow-bed-linen', ['coral', 'lavender'], 7995],
  ],
}

export const KIDS_BED_LINEN: ProductLine = {
  ...linen,
  shelf: 'textiles/bedding/kids',
  brand: 'kiekje',
  materials: ['organic-cotton'],
  sizes: onePrice(['140x200']),
  rows: [
    ['Nacht', 'star-bed-linen', ['navy', 'sky'], 4995],
    ['Winterslaap', 'bear-bed-linen', ['camel'], 4995],
    ['Vloot', 'boat-bed-linen', ['navy'], 4995],
  ],
}

export const PILLOWS: ProductLine = {
  prefix: 'DOWN',
  shelf: 'textiles/bedding/duvets',
  kind: 'pillow',
  brand: 'noordhof',
  materials: ['down', 'cotton'],
  sizes: { '40x80': 0.9, '60x70': 1 },
  care: DUVET_CARE,
  uses: [],
  rows: [['Veer', 'pillow', ['white'], 5995]],
}

export const DUVETS: ProductLine = {
  ...PILLOWS,
  kind: 'duvet',
  sizes: { '140x200': 1, '200x200': 1.4, '240x220': 1.7 },
  rows: [['Wolk', 'duvet', ['white'], 14995]],
}

const curtains = {
  prefix: 'CURT',
  kind: 'curtain',
  brand: 'wilm-erin',
  isApart: true,
  materials: ['linen'],
  sizes: {
    '140x250': 1,
    '140x280': 1.1,
    '140x300': 1.2,
    '200x250': 1.35,
    '200x280': 1.5,
    '200x300': 1.6,
  },
  tailoring: ['heading', 'hem'],
  care: CURTAINS.care,
  uses: CURTAIN_USES,
} as const

export const PLAIN_CURTAINS: ProductLine = {
  ...curtains,
  shelf: 'textiles/curtains/plain',
  rows: [
    ['Ochtendlicht', 'curtain', ['cream', 'blush', 'sky'], 8995],
    ['Schemer', 'curtain', ['grey', 'terracotta', 'ochre'], 9495],
  ],
}

export const PATTERNED_CURTAINS: ProductLine = {
  ...curtains,
  shelf: 'textiles/curtains/patterned',
  materials: ['cotton', 'linen'],
  rows: [
    ['Zeil', 'striped-curtain', ['charcoal', 'sage', 'rust'], 9995],
    ['Rank', 'leaf-curtain', ['forest', 'sky'], 10995],
    ['Weide', 'meadow-curtain', ['blush', 'lavender'], 10995],
    ['Sterrennacht', 'star-curtain', ['navy', 'sand'], 8995, { brand: 'kiekje' }],
  ],
}
