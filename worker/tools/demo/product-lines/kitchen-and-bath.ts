import { BATH_CARE, KITCHEN_CARE, TABLE_CARE } from '../families/texts/textile-cares'
import { BATH_USES, TABLE_USES } from '../families/texts/textile-uses'
import type { ProductLine } from './product-line'

export const TABLE_CLOTHS: ProductLine = {
  prefix: 'CLOTH',
  shelf: 'textiles/kitchen/cloths',
  kind: 'tableCloth',
  brand: 'maison-tilleul',
  isApart: true,
  materials: ['linen', 'cotton'],
  sizes: { '140x180': 1, '140x220': 1.2, '160x260': 1.5, d160: 1.1 },
  care: TABLE_CARE,
  uses: TABLE_USES,
  rows: [
    ['Zondag', 'table-cloth', ['white', 'sage', 'sand', 'terracotta'], 5495],
    ['Feest', 'table-cloth', ['sky', 'ochre', 'navy', 'blush'], 5495],
    ['Bistro', 'gingham-table-cloth', ['sky', 'rust', 'sage', 'ochre'], 4995],
    ['Veranda', 'striped-table-cloth', ['navy', 'terracotta'], 4995],
    ['Amalfi', 'lemon-table-cloth', ['lemon', 'sky'], 5995],
    ['Weide', 'meadow-table-cloth', ['blush', 'cream'], 5995],
  ],
}

const kitchen = {
  shelf: 'textiles/kitchen/kitchen',
  brand: 'maison-tilleul',
  care: KITCHEN_CARE,
  uses: [],
} as const

export const APRONS: ProductLine = {
  ...kitchen,
  prefix: 'APRON',
  kind: 'apron',
  materials: ['linen'],
  measures: '70 × 90 cm',
  tailoring: ['monogram'],
  isApart: true,
  rows: [
    ['Kok', 'apron', ['sand', 'sage', 'navy'], 3995],
    ['Bakker', 'apron', ['rust', 'charcoal'], 3995],
  ],
}

export const TEA_TOWELS: ProductLine = {
  ...kitchen,
  prefix: 'TEA',
  kind: 'teaTowels',
  materials: ['linen'],
  measures: '50 × 70 cm',
  tiersFrom: 3,
  isApart: true,
  rows: [['Afwas', 'tea-towels', ['navy', 'rust', 'sage', 'lemon'], 1995]],
}

export const OVEN_GLOVES: ProductLine = {
  ...kitchen,
  prefix: 'GLOVE',
  kind: 'ovenGlove',
  materials: ['cotton'],
  measures: '18 × 32 cm',
  rows: [['Haard', 'oven-glove', ['sage', 'terracotta', 'charcoal', 'sky', 'lemon'], 1695]],
}

const bath = {
  brand: 'faden-form',
  isApart: true,
  materials: ['organic-cotton'],
  care: BATH_CARE,
  uses: BATH_USES,
} as const

export const TOWELS: ProductLine = {
  ...bath,
  prefix: 'TOWEL',
  shelf: 'textiles/bath/towels',
  kind: 'towels',
  measures: '70 × 140 cm',
  tailoring: ['monogram', 'giftWrap', 'greeting'],
  tiersFrom: 3,
  rows: [
    ['Duik', 'towels', ['sand', 'sage', 'navy', 'terracotta'], 4995],
    ['Sauna', 'towels', ['grey', 'blush', 'ochre', 'white'], 5495],
  ],
}

export const BATH_MATS: ProductLine = {
  ...bath,
  prefix: 'MAT',
  shelf: 'textiles/bath/mats',
  kind: 'bathMat',
  uses: BATH_USES.slice(1),
  sizes: { '50x80': 1, '60x100': 1.35 },
  rows: [['Duik', 'bath-mat', ['white', 'sand', 'sage', 'grey', 'terracotta', 'navy'], 2995]],
}
