import { MIRRORS } from '../families/furniture/mirrors'
import { CLOCK_CARE, PRINT_CARE } from '../families/texts/home-cares'
import { WALL_ART_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const mirrors = {
  prefix: 'MIRROR',
  kind: 'mirror',
  brand: 'noordhof',
  care: MIRRORS.care,
  uses: [],
} as const

export const ROUND_MIRRORS: ProductLine = {
  ...mirrors,
  shelf: 'decor/mirrors/round',
  materials: ['metal', 'glass'],
  sizes: { d50: 0.7, d70: 1, d90: 1.4 },
  rows: [
    ['Lens', 'round-mirror', ['steel'], 8995],
    ['Munt', 'round-mirror', ['copper', 'brass'], 9995],
  ],
}

export const TALL_MIRRORS: ProductLine = {
  ...mirrors,
  shelf: 'decor/mirrors/tall',
  materials: ['wood', 'glass'],
  rows: [
    ['Boogje', 'arched-mirror', ['copper'], 15995, { materials: ['metal', 'glass'] }],
    ['Raam', 'wall-mirror', ['oak', 'walnut', 'ash'], 12995],
    ['Lijst', 'wall-mirror', ['black-oak', 'white-wood'], 12995],
    ['Ballet', 'floor-mirror', ['oak', 'walnut'], 24900],
    ['Pas', 'floor-mirror', ['black-oak', 'ash'], 24900],
  ],
}

const prints = {
  prefix: 'PRINT',
  kind: 'print',
  brand: 'werkplaats-elf',
  materials: ['paper', 'wood'],
  sizes: { '30x40': 0.6, '50x70': 1, '70x100': 1.6 },
  tailoring: ['giftWrap'],
  care: PRINT_CARE,
  uses: WALL_ART_USES,
} as const

export const PRINTS: ProductLine = {
  ...prints,
  shelf: 'decor/walls/prints',
  rows: [
    ['Avondrood', 'picture-frame', ['oak', 'walnut', 'black'], 7995],
    ['Kruik', 'framed-print-vase', ['oak', 'black', 'white'], 7995],
    ['Galerij', 'framed-print-arches', ['oak', 'black', 'walnut'], 7995],
    ['Fasen', 'framed-print-moons', ['black', 'oak'], 7995],
    ['Balans', 'framed-print-stones', ['oak', 'white'], 7995],
    ['Vlakken', 'framed-print-blocks', ['black', 'oak'], 8495],
    ['Palm', 'framed-print-leaf', ['oak', 'walnut'], 7995],
    ['Horizon', 'framed-print-wave', ['oak', 'white'], 7995],
    ['Dans', 'framed-print-dance', ['oak', 'black'], 8495],
    ['Amalfi', 'framed-print-fruit', ['oak', 'white'], 7995],
    ['Daken', 'framed-print-houses', ['oak', 'ash'], 7995],
    ['Duet', 'framed-print-birds', ['oak', 'white'], 7995],
    ['Adem', 'framed-print-line', ['oak', 'black'], 7495],
  ],
}

export const KIDS_PRINTS: ProductLine = {
  ...prints,
  shelf: 'decor/walls/kids',
  brand: 'kiekje',
  rows: [
    ['Bruintje', 'framed-print-bear', ['oak', 'white'], 6995],
    ['Reinaert', 'framed-print-fox', ['oak', 'ash'], 6995],
    ['Langoor', 'framed-print-rabbit', ['oak', 'white'], 6995],
    ['Moby', 'framed-print-whale', ['oak', 'white'], 6995],
  ],
}

export const CLOCKS: ProductLine = {
  prefix: 'CLOCK',
  shelf: 'decor/walls/clocks',
  kind: 'clock',
  brand: 'noordhof',
  isApart: true,
  materials: ['wood', 'glass'],
  care: CLOCK_CARE,
  uses: [],
  rows: [
    ['Tik', 'wall-clock', ['white', 'sage', 'blush', 'cream'], 5995],
    ['Kwartier', 'wall-clock', ['sky', 'ochre', 'terracotta', 'navy'], 5995],
  ],
}
