import { CUSHIONS_AND_THROWS } from './cushions-and-throws'
import { DECOR } from './decor'
import type { Designs } from './design'
import { KIDS_MOTIFS } from './kids-motifs'
import { KIDSWEAR_DESIGNS } from './kidswear'
import { LAMPS } from './lamps'
import { RUGS_AND_LINEN } from './rugs-and-linen'
import { SEATING } from './seating'
import { TABLES_AND_STORAGE } from './tables-and-storage'
import { WALLPAPER_DESIGNS } from './wallpapers'

/** What there is to see on every model that products of a range are made of. */
export const DESIGNS: Designs = {
  ...SEATING,
  ...TABLES_AND_STORAGE,
  ...DECOR,
  ...LAMPS,
  ...CUSHIONS_AND_THROWS,
  ...RUGS_AND_LINEN,
  ...WALLPAPER_DESIGNS,
  ...KIDSWEAR_DESIGNS,
  ...KIDS_MOTIFS,
}
