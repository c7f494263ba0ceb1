import type { Rated, Saying } from '../saying'
import { ANY_TITLES } from './any-titles'
import { DAYWEAR_TITLES } from './daywear-titles'
import { DECOR_TITLES } from './decor-titles'
import { FURNITURE_TITLES } from './furniture-titles'
import { HOME_TITLES } from './home-titles'
import { KIDSWEAR_TITLES } from './kidswear-titles'
import { LIGHTING_TITLES } from './lighting-titles'
import { LINEN_TITLES } from './linen-titles'
import { SHARED_TITLES } from './shared-titles'
import { TEXTILE_TITLES } from './textile-titles'
import { WALL_TITLES } from './wall-titles'
import { WALLPAPER_TITLES } from './wallpaper-titles'

/** What fits one kind of thing stands first, and is taken first. */
const ALL = [
  FURNITURE_TITLES,
  DECOR_TITLES,
  LIGHTING_TITLES,
  WALL_TITLES,
  TEXTILE_TITLES,
  LINEN_TITLES,
  WALLPAPER_TITLES,
  KIDSWEAR_TITLES,
  DAYWEAR_TITLES,
  SHARED_TITLES,
  HOME_TITLES,
  ANY_TITLES,
]

/** Over reviews of what can be seen and touched. */
export const THING_TITLES: Rated<Saying> = {
  5: ALL.flatMap((titles) => titles[5]),
  4: ALL.flatMap((titles) => titles[4]),
  3: ALL.flatMap((titles) => titles[3]),
}
