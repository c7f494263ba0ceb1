import { ARMCHAIRS } from '../families/furniture/armchairs'
import { CHAIRS } from '../families/furniture/chairs'
import { SOFAS } from '../families/furniture/sofas'
import { POUF_CARE } from '../families/texts/home-cares'
import { SEAT_USES, WOOD_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const sofas = {
  prefix: 'SOFA',
  brand: 'wilm-erin',
  materials: ['linen', 'wood'],
  tailoring: ['helpers'],
  care: SOFAS.care,
  uses: SEAT_USES,
} as const

// Sofas that differ in outline, and so in size and cloth.
const FRAME = { materials: ['linen', 'wood'] }
const CURVED = { materials: ['boucle', 'wood'] }
const CHANNELLED = { materials: ['velvet', 'wood'] }
const HIGH_ARMS = { materials: ['velvet', 'wood'] }
const LOW = { materials: ['cotton'] }

export const THREE_SEATERS: ProductLine = {
  ...sofas,
  shelf: 'furniture/sofas/seaters',
  kind: 'threeSeater',
  rows: [
    ['Isa', 'frame-sofa', ['grey', 'forest', 'cream', 'olive'], 139900, FRAME],
    ['Jorn', 'curved-sofa', ['taupe', 'terracotta', 'blush'], 149900, CURVED],
  ],
}

export const TWO_SEATERS: ProductLine = {
  ...sofas,
  shelf: 'furniture/sofas/seaters',
  kind: 'twoSeater',
  rows: [
    ['Kees', 'channel-sofa', ['sand', 'taupe', 'cream', 'sage'], 94900, CHANNELLED],
    ['Vera', 'high-arm-sofa', ['sky', 'rust', 'charcoal'], 99900, HIGH_ARMS],
    ['Olle', 'two-seater', ['olive', 'terracotta'], 99900],
  ],
}

export const CORNER_SOFAS: ProductLine = {
  ...sofas,
  shelf: 'furniture/sofas/corner',
  kind: 'cornerSofa',
  rows: [
    ['Nora', 'corner-sofa', ['sand', 'grey', 'sage', 'navy'], 229900],
    ['Boas', 'low-sofa', ['rust', 'charcoal', 'olive', 'terracotta'], 239900, LOW],
  ],
}

export const SOFA_BEDS: ProductLine = {
  ...sofas,
  shelf: 'furniture/sofas/beds',
  kind: 'sofaBed',
  rows: [
    ['Gast', 'sofa-bed', ['sand', 'sage'], 104900],
    ['Logé', 'sofa-bed', ['charcoal'], 109900],
  ],
}

const armchairs = {
  prefix: 'ARM',
  brand: 'wilm-erin',
  care: ARMCHAIRS.care,
  uses: SEAT_USES,
} as const

export const LOUNGE_CHAIRS: ProductLine = {
  ...armchairs,
  isApart: true,
  shelf: 'furniture/armchairs/lounge',
  kind: 'armchair',
  materials: ['boucle', 'wood'],
  rows: [
    ['Bodil', 'armchair', ['rust', 'sand', 'grey', 'blush'], 46900],
    ['Tove', 'round-chair', ['olive', 'teal', 'ochre'], 42900],
  ],
}

export const FRAME_CHAIRS: ProductLine = {
  ...armchairs,
  shelf: 'furniture/armchairs/lounge',
  kind: 'loungeChair',
  brand: 'noordhof',
  materials: ['wood', 'linen'],
  rows: [['Arne', 'lounge-chair', ['sand', 'grey', 'taupe', 'cream'], 52900]],
}

export const ROCKING_CHAIRS: ProductLine = {
  ...armchairs,
  shelf: 'furniture/armchairs/lounge',
  kind: 'rockingChair',
  brand: 'noordhof',
  materials: ['wood', 'linen'],
  rows: [['Finn', 'rocking-chair', ['sage', 'rust', 'charcoal', 'olive', 'navy'], 54900]],
}

export const TUB_CHAIRS: ProductLine = {
  ...armchairs,
  isApart: true,
  shelf: 'furniture/armchairs/lounge',
  kind: 'tubChair',
  brand: 'atelier-lune',
  materials: ['velvet', 'metal'],
  rows: [
    ['Colette', 'tub-chair', ['ochre', 'forest', 'teal', 'plum'], 29900],
    ['Gigi', 'shell-chair', ['olive', 'grey', 'lavender'], 32900],
  ],
}

export const WING_CHAIRS: ProductLine = {
  ...armchairs,
  shelf: 'furniture/armchairs/wing',
  kind: 'wingChair',
  materials: ['wool', 'wood'],
  rows: [
    ['Agatha', 'wing-chair', ['sand', 'taupe'], 59900],
    ['Hercule', 'wing-chair', ['cream', 'sage'], 59900],
    ['Edgar', 'wing-chair', ['navy', 'rust'], 62900],
  ],
}

export const POUFS: ProductLine = {
  ...armchairs,
  isApart: true,
  shelf: 'furniture/armchairs/poufs',
  kind: 'pouf',
  materials: ['cotton'],
  care: POUF_CARE,
  uses: [],
  rows: [
    ['Bol', 'pouf', ['sand', 'terracotta', 'grey'], 11995],
    ['Knut', 'pouf', ['sage', 'ochre', 'navy'], 11995],
  ],
}

export const FOOTSTOOLS: ProductLine = {
  ...armchairs,
  isApart: true,
  shelf: 'furniture/armchairs/poufs',
  kind: 'footstool',
  materials: ['linen', 'wood'],
  rows: [
    ['Pauze', 'footstool', ['cream', 'sand', 'sage', 'terracotta'], 14995],
    ['Dommel', 'footstool', ['navy', 'charcoal', 'ochre'], 14995],
  ],
}

const chairs = {
  prefix: 'CHAIR',
  brand: 'noordhof',
  tiersFrom: 4,
  care: CHAIRS.care,
  uses: WOOD_USES,
} as const

export const DINING_CHAIRS: ProductLine = {
  ...chairs,
  shelf: 'furniture/chairs/dining',
  kind: 'diningChair',
  materials: ['wood', 'linen'],
  rows: [
    ['Saar', 'dining-chair', ['ash', 'white-wood', 'sage', 'terracotta'], 15995],
    ['Mats', 'dining-chair', ['navy', 'blush', 'rust', 'olive'], 16995],
    ['Ward', 'spindle-chair', ['oak', 'walnut', 'ash'], 13995],
    ['Gijs', 'spindle-chair', ['black-oak', 'white-wood'], 13995],
  ],
}

export const STOOLS: ProductLine = {
  ...chairs,
  shelf: 'furniture/chairs/stools',
  kind: 'stool',
  materials: ['wood'],
  rows: [['Puk', 'stool', ['walnut', 'ash'], 8495]],
}

export const BAR_STOOLS: ProductLine = {
  ...chairs,
  shelf: 'furniture/chairs/stools',
  kind: 'barStool',
  materials: ['wood', 'brass'],
  rows: [
    ['Toog', 'bar-stool', ['oak', 'walnut', 'ash'], 14995],
    ['Tapas', 'bar-stool', ['black-oak', 'white-wood'], 14995],
  ],
}

export const BENCHES: ProductLine = {
  ...chairs,
  prefix: 'BENCH',
  shelf: 'furniture/chairs/benches',
  kind: 'bench',
  materials: ['wood', 'linen'],
  rows: [
    ['Entree', 'bench', ['cream', 'terracotta', 'olive'], 24900],
    ['Linne', 'bench', ['grey', 'sky', 'sand'], 24900],
    ['Kaia', 'bench', ['rust', 'charcoal', 'ochre', 'sage'], 25900],
    ['Kapel', 'wooden-bench', ['oak', 'walnut', 'ash'], 22900],
    ['Park', 'wooden-bench', ['black-oak', 'white-wood'], 22900],
  ],
}
