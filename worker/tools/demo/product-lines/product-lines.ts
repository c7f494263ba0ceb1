import * as bedroom from './bedroom'
import * as beds from './beds'
import * as cushions from './cushions'
import * as finishing from './finishing'
import * as kidsOutdoors from './kids-outdoors'
import * as kidsTops from './kids-tops'
import * as kidsWardrobe from './kids-wardrobe'
import * as kitchenAndBath from './kitchen-and-bath'
import * as lamps from './lamps'
import * as mirrorsAndWalls from './mirrors-and-walls'
import * as pottery from './pottery'
import type { ProductLine } from './product-line'
import * as rugs from './rugs'
import * as seating from './seating'
import * as storage from './storage'
import * as tables from './tables'
import * as wallpapers from './wallpapers'

/** Everything the demo shop sells beside the products that are written by hand. */
export const PRODUCT_LINES: readonly ProductLine[] = [
  ...Object.values(seating),
  ...Object.values(tables),
  ...Object.values(storage),
  ...Object.values(beds),
  ...Object.values(pottery),
  ...Object.values(lamps),
  ...Object.values(mirrorsAndWalls),
  ...Object.values(finishing),
  ...Object.values(cushions),
  ...Object.values(rugs),
  ...Object.values(bedroom),
  ...Object.values(kitchenAndBath),
  ...Object.values(wallpapers),
  ...Object.values(kidsTops),
  ...Object.values(kidsWardrobe),
  ...Object.values(kidsOutdoors),
]
