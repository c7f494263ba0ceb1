import { RANGES } from '../ranges/ranges'
import { toFamily } from '../ranges/to-family'
import { ARMCHAIRS } from './armchairs'
import { BEDDING } from './bedding'
import { CHAIRS } from './chairs'
import { CURTAINS } from './curtains'
import { CUSHIONS } from './cushions'
import { FINISHING } from './finishing'
import { KIDS_DRESSES } from './kids-dresses'
import { KIDS_NIGHTWEAR } from './kids-nightwear'
import { KIDS_TOPS } from './kids-tops'
import { KIDS_TROUSERS } from './kids-trousers'
import { LIGHTING } from './lighting'
import { MIRRORS } from './mirrors'
import type { Family } from './product-spec'
import { RUGS } from './rugs'
import { SOFAS } from './sofas'
import { STORAGE } from './storage'
import { TABLES } from './tables'
import { THROWS } from './throws'
import { VASES } from './vases'
import { WALLPAPERS } from './wallpapers'

/** Everything the demo shop sells. */
export const FAMILIES: readonly Family[] = [
  SOFAS,
  ARMCHAIRS,
  CHAIRS,
  TABLES,
  STORAGE,
  VASES,
  LIGHTING,
  MIRRORS,
  FINISHING,
  CUSHIONS,
  THROWS,
  RUGS,
  BEDDING,
  CURTAINS,
  ...WALLPAPERS,
  KIDS_TOPS,
  KIDS_DRESSES,
  KIDS_TROUSERS,
  KIDS_NIGHTWEAR,
  ...RANGES.map(toFamily),
]
