import { TABLES } from '../families/furniture/tables'
import { BED_CARE, MATTRESS_CARE, NURSERY_CARE } from '../families/texts/home-cares'
import { BED_FRAME_USES, WOOD_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const WIDTHS = { '90x200': 0.8, '140x200': 0.92, '160x200': 1, '180x200': 1.1 }

const common = {
  prefix: 'SLEEP',
  brand: 'noordhof',
  care: BED_CARE,
  uses: BED_FRAME_USES,
} as const

export const BEDS: ProductLine = {
  ...common,
  shelf: 'furniture/beds/frames',
  kind: 'bed',
  materials: ['linen', 'wood'],
  sizes: WIDTHS,
  tailoring: ['helpers'],
  rows: [
    ['Droom', 'bed', ['sand', 'grey', 'forest', 'cream'], 84900],
    ['Siesta', 'channel-bed', ['sage', 'blush', 'taupe'], 84900, { materials: ['velvet', 'wood'] }],
    ['Sluimer', 'winged-bed', ['navy', 'rust', 'charcoal'], 89900],
    ['Ark', 'wooden-bed', ['oak', 'walnut', 'ash'], 69900, { materials: ['wood', 'oak'] }],
    ['Alm', 'four-poster', ['black-oak', 'white-wood'], 69900, { materials: ['wood', 'oak'] }],
  ],
}

export const HEADBOARDS: ProductLine = {
  ...common,
  shelf: 'furniture/beds/mattresses',
  kind: 'headboard',
  uses: [],
  materials: ['linen', 'wood'],
  sizes: { '140x200': 0.9, '160x200': 1, '180x200': 1.1 },
  rows: [
    ['Leun', 'headboard', ['sand', 'grey', 'forest'], 29900],
    ['Steun', 'headboard', ['navy', 'rust', 'cream'], 29900],
  ],
}

export const MATTRESSES: ProductLine = {
  ...common,
  shelf: 'furniture/beds/mattresses',
  kind: 'mattress',
  uses: [],
  materials: ['latex', 'cotton'],
  sizes: WIDTHS,
  care: MATTRESS_CARE,
  rows: [['Diep', 'mattress', ['white'], 79900]],
}

export const SLATTED_BASES: ProductLine = {
  ...common,
  shelf: 'furniture/beds/mattresses',
  kind: 'slattedBase',
  uses: [],
  materials: ['wood'],
  sizes: WIDTHS,
  care: MATTRESS_CARE,
  rows: [['Veer', 'slatted-base', ['oak', 'ash'], 19900]],
}

export const BEDSIDE_TABLES: ProductLine = {
  ...common,
  shelf: 'furniture/beds/bedside',
  kind: 'bedsideTable',
  materials: ['wood', 'oak'],
  care: TABLES.care,
  uses: WOOD_USES,
  rows: [['Uil', 'bedside-table', ['ash', 'black-oak'], 15995]],
}

const kids = {
  ...common,
  shelf: 'furniture/beds/kids',
  brand: 'kiekje',
  materials: ['wood', 'oak'],
  care: NURSERY_CARE,
  uses: [],
} as const

export const COTS: ProductLine = {
  ...kids,
  kind: 'cot',
  rows: [
    ['Wieg', 'cot', ['oak', 'ash'], 34900],
    ['Duimelijn', 'cot', ['white-wood', 'walnut'], 36900],
  ],
}

export const TOY_BOXES: ProductLine = {
  ...kids,
  prefix: 'TOY',
  kind: 'toyBox',
  rows: [
    ['Schat', 'toy-box', ['oak', 'ash'], 15995],
    ['Piraat', 'toy-box', ['white-wood', 'walnut'], 15995],
  ],
}
