import { ABOUT } from './about'
import { BED_SIZE_GUIDE } from './bed-size-guide'
import { COMPANY } from './company'
import { DELIVERY } from './delivery'
import { KIDS_SIZE_GUIDE } from './kids-size-guide'
import { PAYMENT } from './payment'
import { PRIVACY } from './privacy'
import { RETURNS } from './returns'
import { SERVICE } from './service'
import { CURTAIN_SIZE_GUIDE, RUG_SIZE_GUIDE } from './size-guides'
import { TERMS } from './terms'
import type { TextPage } from './text-page'
import { WALLPAPER_GUIDE } from './wallpaper-guide'

/** The pages every shop has. */
export const PAGES: readonly TextPage[] = [
  ABOUT,
  SERVICE,
  DELIVERY,
  RETURNS,
  PAYMENT,
  TERMS,
  PRIVACY,
  COMPANY,
]

/** Those that help to choose. */
export const CHOOSING: readonly TextPage[] = [
  WALLPAPER_GUIDE,
  KIDS_SIZE_GUIDE,
  CURTAIN_SIZE_GUIDE,
  RUG_SIZE_GUIDE,
  BED_SIZE_GUIDE,
]
