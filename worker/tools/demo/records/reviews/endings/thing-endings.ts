import { type Rated, type Saying, sayings } from '../saying'
import { DECOR_ENDINGS } from './decor-endings'
import { FURNITURE_ENDINGS } from './furniture-endings'
import { KIDSWEAR_ENDINGS } from './kidswear-endings'
import { LIGHTING_ENDINGS } from './lighting-endings'
import { LINEN_ENDINGS } from './linen-endings'
import { FRIENDLY_SERVICE, RECOMMENDED } from './plain-endings'
import { SHARED_ENDINGS } from './shared-endings'
import { TEXTILE_ENDINGS } from './textile-endings'
import { WALLPAPER_ENDINGS } from './wallpaper-endings'

/** What fits one kind of thing stands first, and is taken first. */
const ALL = [
  FURNITURE_ENDINGS,
  DECOR_ENDINGS,
  LIGHTING_ENDINGS,
  TEXTILE_ENDINGS,
  LINEN_ENDINGS,
  WALLPAPER_ENDINGS,
  KIDSWEAR_ENDINGS,
  SHARED_ENDINGS,
]

export const THING_ENDINGS: Rated<Saying> = {
  5: [
    ...ALL.flatMap((endings) => endings[5]),
    FRIENDLY_SERVICE,
    RECOMMENDED,
    ...sayings([
      [
        'Ik heb er meteen nog iets bij besteld.',
        'Ich habe gleich noch etwas dazu bestellt.',
        'J’ai aussitôt commandé autre chose.',
        'I ordered something else to go with it straight away.',
      ],
    ]),
  ],
  4: [
    ...ALL.flatMap((endings) => endings[4]),
    ...sayings([
      [
        'Niet goedkoop, maar ik zou het weer doen.',
        'Nicht billig, aber ich würde es wieder tun.',
        'Ce n’est pas donné, mais je le referais.',
        'Not cheap, but I would do it again.',
      ],
      [
        'Eén ster minder, want er blijft altijd iets te wensen.',
        'Ein Stern weniger, denn Wünsche bleiben immer.',
        'Une étoile en moins, car on a toujours un petit souhait.',
        'One star off, as there is always something to wish for.',
      ],
    ]),
  ],
  3: ALL.flatMap((endings) => endings[3]),
}
