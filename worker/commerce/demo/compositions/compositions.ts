// Sets, bundles, services, gift cards and patterns: what does not stand on a shelf by itself.
import { BUNDLES } from './bundles'
import type { Composition } from './composition'
import { GIFT_CARDS } from './gift-cards'
import { SERVICES } from './services'
import { SETS } from './sets'
import { SEWING_PATTERNS } from './sewing-patterns'

export const COMPOSITIONS: readonly Composition[] = [
  ...SETS,
  ...BUNDLES,
  ...SERVICES,
  ...SEWING_PATTERNS,
  ...GIFT_CARDS,
]
