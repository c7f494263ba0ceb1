import { RUGS } from '../families/textiles/rugs'
import { RUG_CARE } from '../families/texts/home-cares'
import { RUG_USES } from '../families/texts/textile-uses'
import type { ProductLine } from './product-line'

const common = {
  prefix: 'RUG',
  kind: 'rug',
  brand: 'noordhof',
  isApart: true,
  materials: ['wool'],
  care: RUGS.care,
  uses: RUG_USES,
} as const

const OBLONG = { '80x150': 0.5, '120x170': 1, '160x230': 1.7, '200x290': 2.6, '240x340': 3.8 }

export const PLAIN_RUGS: ProductLine = {
  ...common,
  shelf: 'textiles/rugs/plain',
  sizes: OBLONG,
  rows: [
    ['Texel', 'plain-rug', ['grey', 'sage', 'terracotta', 'navy'], 18900],
    ['Terschelling', 'plain-rug', ['ochre', 'taupe', 'charcoal'], 19900],
  ],
}

export const PATTERNED_RUGS: ProductLine = {
  ...common,
  shelf: 'textiles/rugs/patterned',
  sizes: OBLONG,
  rows: [
    ['Atlas', 'berber-rug', ['cream', 'terracotta', 'grey', 'forest'], 22900],
    ['Kade', 'striped-rug', ['navy', 'sage', 'black'], 16900],
    ['Viaduct', 'arches-rug', ['sage', 'blush', 'navy'], 19900],
    ['Konya', 'kilim-rug', ['rust', 'sage', 'charcoal'], 24900],
    ['Lappen', 'patchwork-rug', ['ochre', 'teal'], 22900],
    ['Maanlicht', 'half-moon-rug', ['terracotta', 'olive'], 19900],
    ['Heuvel', 'contour-rug', ['sand', 'forest'], 21900],
    ['Kiezel', 'pebble-rug', ['grey', 'blush'], 20900],
    ['Bliksem', 'zigzag-rug', ['charcoal', 'coral'], 18900],
    ['Graat', 'herringbone-rug', ['sand', 'charcoal', 'olive'], 17900],
    ['Tegel', 'quatrefoil-rug', ['navy', 'terracotta'], 20900],
  ],
}

export const ROUND_RUGS: ProductLine = {
  ...common,
  shelf: 'textiles/rugs/round',
  brand: 'huis-aan-zee',
  materials: ['jute', 'cotton'],
  care: RUG_CARE,
  sizes: { d120: 1, d160: 1.6, d200: 2.4 },
  rows: [
    ['Schelp', 'round-rug', ['charcoal', 'camel', 'cream'], 9995],
    ['Slak', 'round-rug', ['sage', 'terracotta'], 9995],
  ],
}

export const KIDS_RUGS: ProductLine = {
  ...common,
  shelf: 'textiles/rugs/kids',
  brand: 'kiekje',
  materials: ['cotton'],
  care: RUG_CARE,
  sizes: { '80x150': 0.6, '120x170': 1, '160x230': 1.7 },
  rows: [
    ['Boogje', 'rainbow-rug', ['cream', 'sky'], 12995],
    ['Ster', 'star-rug', ['navy', 'blush'], 12995],
  ],
}
