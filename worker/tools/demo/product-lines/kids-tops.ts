import { KIDS_TOPS } from '../families/kidswear/kids-tops'
import { KNIT_CARE } from '../families/texts/kids-cares'
import { KIDS_USES } from '../families/texts/kids-uses'
import { KIDS_SIZES, TODDLER_SIZES } from '../words/sizes'
import { onePrice, type ProductLine } from './product-line'

const common = { brand: 'kiekje', isApart: true, uses: KIDS_USES }

export const T_SHIRTS: ProductLine = {
  ...common,
  prefix: 'TEE',
  shelf: 'kidswear/tops/tshirts',
  kind: 'tShirt',
  materials: ['organic-cotton'],
  sizes: onePrice(TODDLER_SIZES),
  care: KIDS_TOPS.care,
  rows: [
    ['Fien', 'tshirt', ['cream', 'navy', 'sage', 'blush', 'terracotta', 'charcoal', 'mint'], 1595],
    ['Mads', 'striped-tshirt', ['rust', 'sage', 'ochre', 'coral'], 1795],
    ['Juna', 'sun-tshirt', ['cream', 'sky'], 1895],
    ['Otis', 'bear-tshirt', ['cream', 'sage'], 1895],
    ['Tijl', 'fox-tshirt', ['white', 'mint'], 1895],
    ['Moby', 'whale-tshirt', ['white', 'navy'], 1895],
    ['Kaj', 'boat-tshirt', ['sky', 'cream'], 1895],
    ['Romy', 'heart-tshirt', ['blush', 'white'], 1795],
    ['Stella', 'star-tshirt', ['navy', 'grey'], 1795],
    ['Suze', 'strawberry-tshirt', ['white', 'blush'], 1995],
    ['Jules', 'balloon-tshirt', ['sky', 'cream'], 1995],
    ['Fenna', 'daisy-tshirt', ['sage', 'lavender'], 1895],
    ['Lou', 'dots-tshirt', ['ochre', 'charcoal'], 1795],
    ['Wim', 'apple-tshirt', ['cream', 'mint'], 1995],
  ],
}

export const SWEATERS: ProductLine = {
  ...common,
  prefix: 'KNIT',
  shelf: 'kidswear/tops/sweaters',
  kind: 'sweater',
  season: 'autumn-winter',
  materials: ['wool', 'cotton'],
  sizes: onePrice(TODDLER_SIZES),
  care: KNIT_CARE,
  rows: [
    ['Nils', 'sweater', ['ochre', 'blush', 'cream', 'forest'], 3295],
    ['Knut', 'sweater', ['grey', 'lavender', 'terracotta'], 3295],
    ['Iris', 'rainbow-sweater', ['cream', 'sky'], 3695],
    ['Sven', 'striped-sweater', ['navy', 'ochre', 'forest'], 3495],
    ['Bram', 'bear-sweater', ['sand', 'navy'], 3695],
    ['Vosje', 'fox-sweater', ['sage', 'cream'], 3695],
    ['Noa', 'star-sweater', ['charcoal', 'blush'], 3495],
    ['Liv', 'heart-sweater', ['rust', 'cream'], 3495],
  ],
}

export const CARDIGANS: ProductLine = {
  ...common,
  prefix: 'CARD',
  shelf: 'kidswear/tops/sweaters',
  kind: 'cardigan',
  season: 'autumn-winter',
  materials: ['wool'],
  sizes: onePrice(KIDS_SIZES),
  care: KNIT_CARE,
  rows: [
    ['Elsa', 'cardigan', ['ochre', 'sage', 'rust', 'navy'], 3995],
    ['Marit', 'cardigan', ['grey', 'forest'], 4295],
  ],
}
