import type { Rated, Saying } from '../saying'
import { ANY_TITLES } from './any-titles'
import { DECOR_TITLES } from './decor-titles'
import { FURNITURE_TITLES } from './furniture-titles'
import { HOME_TITLES } from './home-titles'
import { KIDSWEAR_TITLES } from './kidswear-titles'
import { TEXTILE_TITLES } from './textile-titles'
import { WALLPAPER_TITLES } from './wallpaper-titles'

/** What fits one kind of thing stands first, and is taken first. */
const ALL = [
  FURNITURE_TITLES,
  DECOR_TITLES,
  TEXTILE_TITLES,
  WALLPAPER_TITLES,
  KIDSWEAR_TITLES,
  HOME_TITLES,
  ANY_TITLES,
]

/** Over reviews of what can be seen and touched. */
export const THING_TITLES: Rated<Saying> = {
  5: ALL.flatMap((titles) => titles[5]),
  4: ALL.flatMap((titles) => titles[4]),
  3: ALL.flatMap((titles) => titles[3]),
}
