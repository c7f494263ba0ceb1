import { FINISHING } from '../families/finishing'
import { ARMCHAIRS } from '../families/furniture/armchairs'
import { CHAIRS } from '../families/furniture/chairs'
import { LIGHTING } from '../families/furniture/lighting'
import { MIRRORS } from '../families/furniture/mirrors'
import { SOFAS } from '../families/furniture/sofas'
import { STORAGE } from '../families/furniture/storage'
import { TABLES } from '../families/furniture/tables'
import { VASES } from '../families/furniture/vases'
import { KIDS_DRESSES } from '../families/kidswear/kids-dresses'
import { KIDS_NIGHTWEAR } from '../families/kidswear/kids-nightwear'
import { KIDS_TOPS } from '../families/kidswear/kids-tops'
import { KIDS_TROUSERS } from '../families/kidswear/kids-trousers'
import type { Family } from '../families/product-spec'
import { BEDDING } from '../families/textiles/bedding'
import { CURTAINS } from '../families/textiles/curtains'
import { CUSHIONS } from '../families/textiles/cushions'
import { RUGS } from '../families/textiles/rugs'
import { THROWS } from '../families/textiles/throws'
import { WALLPAPERS } from '../families/wallpapers'
import { PRODUCT_LINES } from '../product-lines/product-lines'
import { toFamily } from '../product-lines/to-family'

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
