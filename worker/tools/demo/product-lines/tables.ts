import { TABLES } from '../families/furniture/tables'
import { METAL_CARE } from '../families/texts/home-cares'
import { WOOD_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const common = {
  prefix: 'TABLE',
  brand: 'noordhof',
  materials: ['wood', 'oak'],
  care: TABLES.care,
  uses: WOOD_USES,
} as const

export const DINING_TABLES: ProductLine = {
  ...common,
  shelf: 'furniture/tables/dining',
  kind: 'diningTable',
  tailoring: ['finish', 'helpers'],
  sizes: { '160x90': 1, '200x95': 1.15, '240x100': 1.35 },
  rows: [
    ['Juul', 'dining-table', ['ash', 'white-wood'], 79900],
    ['Otto', 'trestle-table', ['oak', 'walnut', 'ash'], 89900],
    ['Ruth', 'trestle-table', ['black-oak', 'white-wood'], 89900],
    ['Groei', 'extending-table', ['oak', 'walnut'], 109900, { sizes: ['160x90', '200x95'] }],
    ['Visite', 'extending-table', ['ash', 'black-oak'], 109900, { sizes: ['160x90', '200x95'] }],
  ],
}

export const ROUND_TABLES: ProductLine = {
  ...DINING_TABLES,
  sizes: { d120: 1, d140: 1.2 },
  rows: [['Lune', 'round-table', ['ash', 'black-oak'], 69900]],
}

export const COFFEE_TABLES: ProductLine = {
  ...common,
  shelf: 'furniture/tables/coffee',
  kind: 'coffeeTable',
  rows: [
    ['Kei', 'coffee-table', ['black-oak', 'ash', 'white-wood'], 34900],
    ['Vlonder', 'low-table', ['oak', 'walnut', 'ash'], 29900],
    ['Vlot', 'low-table', ['black-oak', 'white-wood'], 29900],
  ],
}

export const SIDE_TABLES: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'furniture/tables/side',
  kind: 'sideTable',
  brand: 'atelier-lune',
  materials: ['metal'],
  care: METAL_CARE,
  uses: [],
  rows: [
    ['Bistro', 'side-table', ['ochre', 'navy', 'sky'], 11995],
    ['Mocca', 'side-table', ['blush', 'forest', 'taupe'], 11995],
  ],
}

export const TABLE_SETS: ProductLine = {
  ...common,
  shelf: 'furniture/tables/side',
  kind: 'tableSet',
  rows: [
    ['Duo', 'nest-of-tables', ['oak', 'walnut'], 24900],
    ['Tweeling', 'nest-of-tables', ['ash', 'black-oak'], 24900],
  ],
}

export const DESKS: ProductLine = {
  ...common,
  shelf: 'furniture/tables/desks',
  kind: 'desk',
  rows: [
    ['Brief', 'desk', ['oak', 'walnut'], 39900],
    ['Inkt', 'desk', ['ash', 'black-oak'], 39900],
  ],
}

export const CONSOLES: ProductLine = {
  ...common,
  shelf: 'furniture/tables/desks',
  kind: 'console',
  rows: [
    ['Gang', 'console-table', ['oak', 'walnut'], 27900],
    ['Foyer', 'console-table', ['ash', 'black-oak'], 27900],
  ],
}
