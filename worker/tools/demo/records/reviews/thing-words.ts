import { THING_ENDINGS } from './endings/thing-endings'
import { ANY_OPENINGS } from './openings/any-openings'
import { DECOR_OPENINGS } from './openings/decor-openings'
import { FURNITURE_OPENINGS } from './openings/furniture-openings'
import { KIDSWEAR_OPENINGS } from './openings/kidswear-openings'
import { LIGHTING_OPENINGS } from './openings/lighting-openings'
import { LINEN_OPENINGS } from './openings/linen-openings'
import { SHARED_OPENINGS } from './openings/shared-openings'
import { TEXTILE_OPENINGS } from './openings/textile-openings'
import { WALLPAPER_OPENINGS } from './openings/wallpaper-openings'
import type { ReviewWords } from './saying'
import { THING_TITLES } from './titles/thing-titles'

/** Of one thing from a shelf. */
export const THING_WORDS: ReviewWords = {
  titles: THING_TITLES,
  openings: [
    ...FURNITURE_OPENINGS,
    ...DECOR_OPENINGS,
    ...LIGHTING_OPENINGS,
    ...TEXTILE_OPENINGS,
    ...LINEN_OPENINGS,
    ...WALLPAPER_OPENINGS,
    ...KIDSWEAR_OPENINGS,
    ...SHARED_OPENINGS,
    ...ANY_OPENINGS,
  ],
  endings: THING_ENDINGS,
}
