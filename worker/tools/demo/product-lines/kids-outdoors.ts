import { BABY_CARE, JACKET_CARE, KNIT_CARE, SOCKS_CARE } from '../families/texts/kids-cares'
import { BABY_USES, KIDS_USES } from '../families/texts/kids-uses'
import { KIDS_SIZES } from '../words/sizes'
import { onePrice, type ProductLine } from './product-line'

const common = { brand: 'kiekje', isApart: true, uses: KIDS_USES }

export const JACKETS: ProductLine = {
  ...common,
  prefix: 'JACK',
  shelf: 'kidswear/jackets/quilted',
  kind: 'jacket',
  season: 'autumn-winter',
  materials: ['polyester', 'cotton'],
  sizes: onePrice(KIDS_SIZES),
  care: JACKET_CARE,
  rows: [
    ['Lasse', 'jacket', ['olive', 'navy', 'rust'], 6495],
    ['Astrid', 'jacket', ['sage', 'sand'], 6995],
  ],
}

export const RAINCOATS: ProductLine = {
  ...common,
  prefix: 'RAIN',
  shelf: 'kidswear/jackets/rain',
  kind: 'raincoat',
  materials: ['polyester'],
  sizes: onePrice(KIDS_SIZES),
  care: JACKET_CARE,
  rows: [
    ['Plens', 'raincoat', ['ochre', 'navy', 'sage'], 5495],
    ['Drop', 'raincoat', ['coral', 'sky'], 5495],
  ],
}

export const HATS: ProductLine = {
  ...common,
  prefix: 'HAT',
  shelf: 'kidswear/accessories/hats',
  kind: 'hat',
  uses: KIDS_USES.slice(0, 1),
  season: 'autumn-winter',
  materials: ['wool'],
  sizes: onePrice(['46-48', '50-52', '54-56']),
  care: KNIT_CARE,
  rows: [
    ['Bolle', 'beanie', ['rust', 'ochre', 'sky'], 1695],
    ['Sneeuw', 'beanie', ['navy', 'sage', 'lavender'], 1695],
    ['Pluis', 'beanie', ['blush', 'charcoal', 'forest'], 1895],
  ],
}

export const SOCKS: ProductLine = {
  ...common,
  prefix: 'SOCK',
  shelf: 'kidswear/accessories/socks',
  kind: 'socks',
  uses: KIDS_USES.slice(0, 1),
  materials: ['organic-cotton'],
  sizes: onePrice(['23-26', '27-30', '31-34']),
  tiersFrom: 3,
  care: SOCKS_CARE,
  rows: [
    ['Teun', 'socks', ['sage', 'blush', 'ochre', 'navy'], 795],
    ['Stap', 'socks', ['rust', 'sky', 'charcoal', 'lavender'], 795],
    ['Ring', 'striped-socks', ['navy', 'terracotta', 'forest'], 895],
  ],
}

export const ROMPERS: ProductLine = {
  ...common,
  prefix: 'ROMP',
  shelf: 'kidswear/baby/rompers',
  kind: 'romper',
  uses: BABY_USES,
  materials: ['organic-cotton'],
  sizes: onePrice(['50', '56', '62', '68', '74', '80', '86']),
  tailoring: ['giftWrap', 'greeting'],
  care: BABY_CARE,
  rows: [
    ['Bibi', 'romper', ['cream', 'sage', 'blush', 'sky', 'ochre'], 2695],
    ['Astro', 'star-romper', ['navy', 'white'], 2895],
  ],
}

export const BIBS: ProductLine = {
  ...common,
  prefix: 'BIB',
  shelf: 'kidswear/baby/bibs',
  kind: 'bib',
  uses: BABY_USES,
  materials: ['organic-cotton'],
  tailoring: ['birthday', 'giftWrap'],
  tiersFrom: 3,
  care: BABY_CARE,
  rows: [['Hap', 'bib', ['sand', 'sage', 'terracotta', 'ochre'], 1095]],
}
