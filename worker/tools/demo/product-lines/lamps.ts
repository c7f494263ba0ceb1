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
  rows: [
    ['Sol', 'table-lamp', ['forest', 'navy', 'ochre'], 8495],
    ['Luz', 'ball-lamp', ['blush', 'teal'], 8995],
    ['Chanterelle', 'mushroom-lamp', ['white', 'terracotta', 'ochre', 'sky'], 9995],
    ['Bolet', 'globe-lamp', ['sage', 'black', 'navy'], 7995, { materials: ['ceramic', 'glass'] }],
    ['Porcini', 'mushroom-lamp', ['blush', 'coral', 'mint'], 9995],
  ],
}

export const FLOOR_LAMPS: ProductLine = {
  ...common,
  shelf: 'decor/lighting/floor',
  kind: 'floorLamp',
  materials: ['wood', 'linen'],
  rows: [['Ooievaar', 'floor-lamp', ['ash', 'white-wood'], 19900]],
}

export const READING_LAMPS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/floor',
  kind: 'readingLamp',
  materials: ['metal'],
  rows: [['Kraanvogel', 'reading-lamp', ['white', 'black'], 14995]],
}

export const ARC_LAMPS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/floor',
  kind: 'arcLamp',
  materials: ['metal'],
  rows: [['Specht', 'arc-lamp', ['sage', 'ochre', 'navy'], 24900]],
}

export const PENDANTS: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/lighting/pendant',
  kind: 'pendant',
  materials: ['metal'],
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
  rows: [
    ['Parel', 'wall-lamp', ['brass', 'steel'], 7995],
    ['Bel', 'wall-lamp', ['copper', 'black'], 7995],
  ],
}
