import { LIGHTING } from '../families/furniture/lighting'
import { LAMP_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const common = {
  prefix: 'LAMP',
  brand: 'atelier-lune',
  care: LIGHTING.care,
  uses: LAMP_USES,
} as const

export const TABLE_LAMPS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/table',
  kind: 'tableLamp',
  materials: ['ceramic', 'linen'],
  measures: '30 × 30 × 44 cm',
  rows: [
    ['Sol', 'table-lamp', ['forest', 'navy', 'ochre'], 8495],
    ['Luz', 'table-lamp', ['blush', 'teal'], 8495],
    ['Chanterelle', 'mushroom-lamp', ['white', 'terracotta', 'ochre', 'sky'], 9995],
    ['Bolet', 'mushroom-lamp', ['sage', 'black', 'navy'], 9995],
    ['Porcini', 'mushroom-lamp', ['blush', 'coral', 'mint'], 9995],
  ],
}

export const FLOOR_LAMPS: ProductLine = {
  ...common,
  shelf: 'decor/lighting/floor',
  kind: 'floorLamp',
  materials: ['wood', 'linen'],
  measures: '50 × 50 × 152 cm',
  rows: [['Ooievaar', 'floor-lamp', ['ash', 'white-wood'], 19900]],
}

export const READING_LAMPS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/floor',
  kind: 'readingLamp',
  materials: ['metal'],
  measures: '28 × 40 × 135 cm',
  rows: [
    ['Kraanvogel', 'reading-lamp', ['white', 'black'], 14995],
    ['Specht', 'reading-lamp', ['sage', 'ochre', 'navy'], 14995],
  ],
}

export const PENDANTS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/pendant',
  kind: 'pendant',
  materials: ['metal'],
  measures: '42 × 42 × 30 cm',
  rows: [
    ['Koepel', 'dome-pendant', ['sage', 'ochre', 'navy'], 12995],
    ['Dom', 'dome-pendant', ['sky', 'blush', 'taupe'], 12995],
    ['Wever', 'woven-pendant', ['natural', 'black', 'white'], 9995, { materials: ['rattan'] }],
    ['Lampion', 'paper-pendant', ['cream'], 4495, { materials: ['paper'] }],
    ['Klok', 'bell-pendant', ['white', 'black', 'rust'], 8995],
    ['Bim', 'bell-pendant', ['sage', 'sand', 'teal'], 8995],
  ],
}

export const WALL_LAMPS: ProductLine = {
  ...common,
  shelf: 'decor/lighting/wall',
  kind: 'wallLamp',
  materials: ['metal', 'glass'],
  measures: '15 × 22 × 24 cm',
  rows: [
    ['Parel', 'wall-lamp', ['brass', 'steel'], 7995],
    ['Bel', 'wall-lamp', ['copper', 'black'], 7995],
  ],
}
