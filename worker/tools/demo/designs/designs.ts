import type { LocalizedByName } from '../words/localized'
import { CUSHIONS_AND_THROWS } from './cushions-and-throws'
import { DECOR } from './decor'
import { KIDS_MOTIFS } from './kids-motifs'
import { KIDSWEAR_DESIGNS } from './kidswear'
import { LAMPS } from './lamps'
import { LINEN_PATTERNS } from './linen-patterns'
import { MORE_DECOR } from './more-decor'
import { MORE_FURNITURE } from './more-furniture'
import { NURSERY_WALLPAPERS } from './nursery-wallpapers'
import { RUGS_AND_LINEN } from './rugs-and-linen'
import { SEATING } from './seating'
import { SOFAS_AND_BEDS } from './sofas-and-beds'
import { TABLES_AND_STORAGE } from './tables-and-storage'
import { TEXTILE_PATTERNS } from './textile-patterns'
import { WALLPAPER_PATTERNS } from './wallpaper-patterns'
import { WALLPAPER_DESIGNS } from './wallpapers'

/** What there is to see on every model that products of a product line are made of. */
export const DESIGNS: LocalizedByName = {
  ...SEATING,
  ...TABLES_AND_STORAGE,
  ...DECOR,
  ...LAMPS,
  ...CUSHIONS_AND_THROWS,
  ...RUGS_AND_LINEN,
  ...WALLPAPER_DESIGNS,
  ...KIDSWEAR_DESIGNS,
  ...LINEN_PATTERNS,
  ...NURSERY_WALLPAPERS,
  ...TEXTILE_PATTERNS,
  ...WALLPAPER_PATTERNS,
  ...MORE_DECOR,
  ...MORE_FURNITURE,
  ...SOFAS_AND_BEDS,
  ...KIDS_MOTIFS,
}
