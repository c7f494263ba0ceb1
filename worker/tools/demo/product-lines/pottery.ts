import { VASES } from '../families/furniture/vases'
import { POTTERY_CARE } from '../families/texts/home-cares'
import { TABLEWARE_USES, VASE_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const vases = {
  prefix: 'VASE',
  kind: 'vase',
  brand: 'north-kiln',
  materials: ['ceramic'],
  care: VASES.care,
  uses: VASE_USES,
} as const

export const TABLE_VASES: ProductLine = {
  ...vases,
  isApart: true,
  shelf: 'decor/vases/table',
  rows: [
    ['Luna', 'vase-round', ['cream', 'ochre', 'navy'], 3795],
    ['Mina', 'vase-round', ['teal', 'rust', 'lavender'], 3795],
    ['Fles', 'vase-bottle', ['white', 'terracotta', 'sage', 'charcoal'], 2995],
    ['Flacon', 'vase-bottle', ['ochre', 'forest', 'plum'], 2995],
    ['Trio', 'vase-bud', ['cream', 'blush', 'forest'], 3495],
    ['Knop', 'vase-bud', ['sky', 'rust', 'lemon'], 3495],
  ],
}

export const TALL_VASES: ProductLine = {
  ...vases,
  isApart: true,
  shelf: 'decor/vases/tall',
  rows: [
    ['Zuil', 'vase-tall', ['teal', 'blush', 'sand'], 5995],
    ['Dora', 'vase-tall', ['rust', 'sky', 'charcoal', 'mint'], 5995],
    ['Delphi', 'vase-amphora', ['sand', 'white', 'black'], 7995],
    ['Korfu', 'vase-amphora', ['terracotta', 'olive', 'taupe'], 7995],
    ['Rib', 'vase-cylinder', ['sage', 'white', 'ochre', 'navy'], 4495],
    ['Ronda', 'vase-cylinder', ['coral', 'charcoal', 'lavender'], 4495],
  ],
}

export const PLANT_POTS: ProductLine = {
  ...vases,
  isApart: true,
  prefix: 'POT',
  shelf: 'decor/vases/pots',
  kind: 'plantPot',
  sizes: { small: 1, medium: 1.6, large: 2.4 },
  rows: [
    ['Kas', 'plant-pot', ['terracotta', 'white', 'charcoal', 'sage'], 2495],
    ['Orangerie', 'plant-pot', ['sand', 'ochre', 'blush', 'navy'], 2695],
  ],
}

const tableware = {
  prefix: 'DISH',
  brand: 'north-kiln',
  materials: ['ceramic'],
  tiersFrom: 4,
  care: POTTERY_CARE,
  uses: TABLEWARE_USES,
} as const

export const BOWLS: ProductLine = {
  ...tableware,
  isApart: true,
  shelf: 'decor/tableware/bowls',
  kind: 'bowl',
  rows: [
    ['Kom', 'bowl', ['cream', 'charcoal', 'sky', 'sage'], 2995],
    ['Umi', 'bowl', ['terracotta', 'ochre', 'white'], 2995],
    ['Ramen', 'bowl', ['navy', 'blush'], 2995],
  ],
}

export const JUGS: ProductLine = {
  ...tableware,
  isApart: true,
  shelf: 'decor/tableware/bowls',
  kind: 'jug',
  rows: [
    ['Melk', 'jug', ['cream', 'sky', 'terracotta', 'charcoal'], 3495],
    ['Bron', 'jug', ['sage', 'white', 'ochre'], 3495],
  ],
}

export const DINNER_SETS: ProductLine = {
  ...tableware,
  isApart: true,
  shelf: 'decor/tableware/dinner',
  kind: 'dinnerSet',
  tailoring: ['giftWrap', 'greeting'],
  rows: [
    ['Maandag', 'plates', ['cream', 'sage', 'sky'], 8995],
    ['Zondag', 'plates', ['charcoal', 'terracotta', 'white'], 8995],
  ],
}

export const MUG_SETS: ProductLine = {
  ...tableware,
  isApart: true,
  prefix: 'MUG',
  shelf: 'decor/tableware/dinner',
  kind: 'mugSet',
  tailoring: ['giftWrap'],
  rows: [
    ['Moka', 'mugs', ['cream', 'ochre', 'navy', 'sage'], 2495],
    ['Chai', 'mugs', ['blush', 'charcoal', 'rust'], 2495],
  ],
}

export const CARAFE_SETS: ProductLine = {
  ...tableware,
  isApart: true,
  prefix: 'CARAFE',
  shelf: 'decor/tableware/jars',
  kind: 'carafeSet',
  materials: ['ceramic', 'oak'],
  rows: [
    ['Bron', 'tray', ['cream', 'forest', 'sky'], 5995],
    ['Beek', 'tray', ['terracotta', 'ochre', 'sage', 'charcoal'], 5995],
  ],
}

export const STORAGE_JARS: ProductLine = {
  ...tableware,
  isApart: true,
  prefix: 'JAR',
  shelf: 'decor/tableware/jars',
  kind: 'storageJar',
  materials: ['ceramic', 'oak'],
  rows: [
    ['Kelder', 'storage-jar', ['white', 'sage', 'terracotta'], 2995],
    ['Pekel', 'storage-jar', ['navy', 'taupe'], 2995],
  ],
}
