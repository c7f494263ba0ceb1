// Sets, bundles, services, gift cards and patterns: what does not stand on a shelf by itself.
import { ADVICE } from './advice'
import { BOX_BUNDLES } from './box-bundles'
import { FURNITURE_SETS } from './furniture-sets'
import { GIFT_CARDS } from './gift-cards'
import { HANDIWORK } from './handiwork'
import { ROOM_BUNDLES } from './room-bundles'
import { SEWING_PATTERNS } from './sewing-patterns'
import { SMALL_SETS } from './small-sets'
import type { SpecialProduct } from './special-product'

export const SPECIAL_PRODUCTS: readonly SpecialProduct[] = [
  ...FURNITURE_SETS,
  ...SMALL_SETS,
  ...ROOM_BUNDLES,
  ...BOX_BUNDLES,
  ...ADVICE,
  ...HANDIWORK,
  ...SEWING_PATTERNS,
  ...GIFT_CARDS,
]
