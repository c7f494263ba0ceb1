import { PRODUCT_LINES } from '../product-lines/product-lines'
import { toFamily } from '../product-lines/to-family'
import { FINISHING } from './finishing'
import { ARMCHAIRS } from './furniture/armchairs'
import { CHAIRS } from './furniture/chairs'
import { LIGHTING } from './furniture/lighting'
import { MIRRORS } from './furniture/mirrors'
import { SOFAS } from './furniture/sofas'
import { STORAGE } from './furniture/storage'
import { TABLES } from './furniture/tables'
import { VASES } from './furniture/vases'
import { KIDS_DRESSES } from './kidswear/kids-dresses'
import { KIDS_NIGHTWEAR } from './kidswear/kids-nightwear'
import { KIDS_TOPS } from './kidswear/kids-tops'
import { KIDS_TROUSERS } from './kidswear/kids-trousers'
import type { Family } from './product-spec'
import { BEDDING } from './textiles/bedding'
import { CURTAINS } from './textiles/curtains'
import { CUSHIONS } from './textiles/cushions'
import { RUGS } from './textiles/rugs'
import { THROWS } from './textiles/throws'
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
  ...PRODUCT_LINES.map(toFamily),
]
