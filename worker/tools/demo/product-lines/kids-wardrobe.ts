import { KIDS_DRESSES } from '../families/kidswear/kids-dresses'
import { KIDS_NIGHTWEAR } from '../families/kidswear/kids-nightwear'
import { KIDS_TROUSERS } from '../families/kidswear/kids-trousers'
import { SKIRT_CARE } from '../families/texts/kids-cares'
import { KIDS_USES } from '../families/texts/kids-uses'
import { KIDS_SIZES, TODDLER_SIZES } from '../words/sizes'
import { onePrice, type ProductLine } from './product-line'

const common = { brand: 'kiekje', isApart: true, uses: KIDS_USES }

export const DRESSES: ProductLine = {
  ...common,
  prefix: 'DRESS',
  shelf: 'kidswear/dresses/dresses',
  kind: 'dress',
  season: 'spring-summer',
  materials: ['cotton'],
  sizes: onePrice(KIDS_SIZES),
  care: KIDS_DRESSES.care,
  rows: [
    ['Pien', 'dress', ['rust', 'forest', 'navy'], 3295],
    ['Lotte', 'dress', ['sage', 'ochre', 'plum'], 3295],
    ['Flora', 'meadow-dress', ['cream', 'blush', 'navy'], 3695],
    ['Greta', 'gingham-dress', ['sky', 'terracotta', 'sage'], 3495],
    ['Frida', 'strawberry-dress', ['white', 'blush'], 3695],
    ['Margje', 'daisy-dress', ['ochre', 'sky'], 3695],
    ['Coco', 'striped-dress', ['navy', 'rust'], 2995],
    ['Limone', 'lemon-dress', ['white', 'sky'], 3695],
  ],
}

export const SKIRTS: ProductLine = {
  ...common,
  prefix: 'SKIRT',
  shelf: 'kidswear/dresses/skirts',
  kind: 'skirt',
  season: 'spring-summer',
  materials: ['cotton'],
  sizes: onePrice(KIDS_SIZES.slice(1)),
  care: SKIRT_CARE,
  rows: [
    ['Tess', 'skirt', ['rust', 'navy', 'sage'], 2495],
    ['Loulou', 'skirt', ['blush', 'ochre'], 2495],
    ['Madelief', 'meadow-skirt', ['cream', 'navy'], 2795],
    ['Heidi', 'gingham-skirt', ['forest', 'coral'], 2695],
  ],
}

export const TROUSERS: ProductLine = {
  ...common,
  prefix: 'TROU',
  shelf: 'kidswear/trousers/long',
  kind: 'trousers',
  materials: ['organic-cotton'],
  sizes: onePrice(TODDLER_SIZES),
  care: KIDS_TROUSERS.care,
  rows: [
    ['Joep', 'trousers', ['sand', 'charcoal', 'rust', 'sage'], 2995],
    ['Hamish', 'gingham-trousers', ['camel', 'charcoal'], 3295],
    ['Loek', 'striped-trousers', ['sky', 'rust'], 2995],
  ],
}

export const SHORTS: ProductLine = {
  ...common,
  prefix: 'SHORT',
  shelf: 'kidswear/trousers/short',
  kind: 'shorts',
  season: 'spring-summer',
  materials: ['cotton'],
  sizes: onePrice(KIDS_SIZES),
  care: KIDS_TROUSERS.care,
  rows: [
    ['Strand', 'shorts', ['sand', 'navy', 'olive'], 2195],
    ['Duin', 'shorts', ['terracotta', 'sky'], 2195],
    ['Bries', 'striped-shorts', ['navy', 'sage'], 2395],
  ],
}

export const DUNGAREES: ProductLine = {
  ...common,
  prefix: 'DUNG',
  shelf: 'kidswear/trousers/dungarees',
  kind: 'dungarees',
  materials: ['organic-cotton'],
  sizes: onePrice(TODDLER_SIZES),
  care: KIDS_TROUSERS.care,
  rows: [
    ['Bob', 'dungarees', ['navy', 'olive', 'sand'], 3795],
    ['Guus', 'dungarees', ['sage', 'ochre', 'charcoal'], 3995],
    ['Casey', 'striped-dungarees', ['navy', 'camel'], 3995],
  ],
}

export const PRINTED_PYJAMAS: ProductLine = {
  ...common,
  prefix: 'PYJA',
  shelf: 'kidswear/nightwear/printed',
  kind: 'pyjamas',
  materials: ['organic-cotton'],
  sizes: onePrice(TODDLER_SIZES),
  care: KIDS_NIGHTWEAR.care,
  rows: [
    ['Luna', 'pyjamas', ['sky', 'lavender'], 2995],
    ['Wei', 'meadow-pyjamas', ['blush', 'lavender'], 2995],
    ['Ole', 'bear-pyjamas', ['camel', 'sky'], 2995],
    ['Foxy', 'fox-pyjamas', ['rust', 'sage'], 2995],
    ['Haven', 'boat-pyjamas', ['navy'], 2795],
    ['Amelie', 'heart-pyjamas', ['blush', 'coral'], 2795],
  ],
}

export const PLAIN_PYJAMAS: ProductLine = {
  ...PRINTED_PYJAMAS,
  shelf: 'kidswear/nightwear/plain',
  rows: [['Emil', 'plain-pyjamas', ['sage', 'blush', 'sand', 'navy'], 2695]],
}
