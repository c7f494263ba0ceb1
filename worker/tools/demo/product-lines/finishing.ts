import { FINISHING } from '../families/finishing'
import { CANDLE_CARE } from '../families/texts/home-cares'
import type { ProductLine } from './product-line'

const common = {
  prefix: 'DECO',
  brand: 'huis-aan-zee',
  care: FINISHING.care,
  uses: [],
} as const

export const BASKETS: ProductLine = {
  ...common,
  shelf: 'decor/finishing/baskets',
  kind: 'basket',
  materials: ['seagrass'],
  sizes: { small: 1, medium: 1.5, large: 2 },
  rows: [['Wadden', 'basket', ['black', 'camel', 'white'], 2995]],
}

export const LAUNDRY_BASKETS: ProductLine = {
  ...common,
  shelf: 'decor/finishing/baskets',
  kind: 'laundryBasket',
  materials: ['seagrass'],
  rows: [['Bleek', 'laundry-basket', ['black', 'white'], 6995]],
}

export const STORAGE_BOXES: ProductLine = {
  ...common,
  isApart: true,
  shelf: 'decor/finishing/baskets',
  kind: 'storageBox',
  materials: ['linen'],
  tiersFrom: 3,
  rows: [
    ['Zolder', 'storage-box', ['sand', 'grey', 'sage'], 2495],
    ['Vliering', 'storage-box', ['terracotta', 'navy'], 2495],
  ],
}

const candles = {
  ...common,
  shelf: 'decor/finishing/candles',
  care: CANDLE_CARE,
} as const

export const CANDLE_HOLDERS: ProductLine = {
  ...candles,
  kind: 'candleHolder',
  brand: 'atelier-lune',
  materials: ['brass', 'metal'],
  rows: [
    ['Vlam', 'candle-holders', ['copper'], 4995, { materials: ['metal'] }],
    ['Blaker', 'candle-bowl', ['white', 'terracotta', 'black'], 1995, { materials: ['ceramic'] }],
  ],
}

export const LANTERNS: ProductLine = {
  ...candles,
  isApart: true,
  kind: 'lantern',
  materials: ['metal', 'glass'],
  rows: [
    ['Kade', 'lantern', ['black', 'white'], 4995],
    ['Stoep', 'lantern', ['sage'], 4995],
  ],
}
