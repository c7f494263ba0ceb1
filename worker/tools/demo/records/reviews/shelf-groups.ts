/** Paths of shelves, and skus, that several kinds of sentences can be true of. */

export const CANDLES = 'Home decor/Baskets and candles/Candle holders and lanterns'
export const ROMPERS = 'Kidswear/Baby clothes/Rompers'
const BED_FRAMES = 'Furniture/Beds/Bed frames'
const BEDSIDE_TABLES = 'Furniture/Beds/Bedside tables'
const COTS = 'Furniture/Beds/Cots and toy boxes'
const CHAIRS = 'Furniture/Chairs'
const SOFAS = 'Furniture/Sofas'
const SIDEBOARDS = 'Furniture/Storage/Sideboards and media units'
const WARDROBES = 'Furniture/Storage/Wardrobes and chests'
const TABLES = 'Furniture/Tables'
const COFFEE_TABLES = 'Furniture/Tables/Coffee tables'
const DINING_TABLES = 'Furniture/Tables/Dining tables'
const PATTERNED_RUGS = 'Textiles/Rugs/Patterned rugs'

/** Those that somebody sinks into. */
export const EASY_CHAIRS = ['Furniture/Armchairs/Lounge chairs', 'Furniture/Armchairs/Wing chairs']

/** What nobody moves on their own. */
export const HEAVY = [SOFAS, DINING_TABLES, SIDEBOARDS, WARDROBES]

/** What stands on the floor by itself: no wall shelf and no coat rack. */
export const STANDING = [CHAIRS, TABLES, SIDEBOARDS, WARDROBES, BED_FRAMES, BEDSIDE_TABLES]

/** What has joints and screws, be it on the floor or on the wall. */
export const BUILT = [CHAIRS, TABLES, 'Furniture/Storage', BED_FRAMES, BEDSIDE_TABLES]

/** What comes in parts. */
export const PUT_TOGETHER = [
  DINING_TABLES,
  `${TABLES}/Desks and consoles`,
  SIDEBOARDS,
  WARDROBES,
  BED_FRAMES,
  COTS,
]

/** What is seen in a room: no mattress. */
export const FURNISHING = [
  SOFAS,
  'Furniture/Armchairs/Poufs and footstools',
  COTS,
  ...BUILT,
  ...EASY_CHAIRS,
]

export const FOR_THE_LIVING_ROOM = [
  SOFAS,
  'Furniture/Armchairs',
  COFFEE_TABLES,
  `${TABLES}/Side tables`,
  SIDEBOARDS,
]

/** What shows its grain. */
export const OF_WOOD = [
  DINING_TABLES,
  COFFEE_TABLES,
  `${TABLES}/Desks and consoles`,
  BEDSIDE_TABLES,
]

/** A mattress and slats: no headboard, which is on the same shelf. */
export const SLEPT_ON = ['SLEEP-DIEP', 'SLEEP-VEER']

export const BED_LINEN = [
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Bed linen/Children’s bed linen',
]

/** Cushions of grown-ups. */
export const FOR_THE_SOFA = [
  'Textiles/Cushions/Plain cushions',
  'Textiles/Cushions/Patterned cushions',
  'Textiles/Cushions/Velvet cushions',
]

/** Rugs that feet and knees sink into. */
export const SOFT_RUGS = ['Textiles/Rugs/Plain rugs', PATTERNED_RUGS, 'Textiles/Rugs/Nursery rugs']

/** Whatever has a pattern, but for bed linen. */
export const PATTERNED = [
  'Textiles/Cushions/Patterned cushions',
  PATTERNED_RUGS,
  'Textiles/Curtains/Patterned curtains',
  'Textiles/Throws/Patterned throws',
  'Wallpaper',
]

/** On the shelf of kitchen linen, but neither washed nor ironed much. */
export const OVEN_GLOVES = ['GLOVE-HAARD']

export const PRINTS = [
  'Home decor/Wall decor/Framed prints',
  'Home decor/Wall decor/Prints for the nursery',
]

export const FOR_FLOWERS = ['Home decor/Vases/Table vases', 'Home decor/Vases/Tall vases']

/** Mirrors that do not stand on the floor. */
export const HANGING_MIRRORS = [
  'Home decor/Mirrors/Round mirrors',
  'MIRROR-POORT',
  'MIRROR-BOOGJE',
  'MIRROR-RAAM',
  'MIRROR-LIJST',
]

export const DAYTIME = [
  'Kidswear/Tops and sweaters',
  'Kidswear/Trousers',
  'Kidswear/Dresses and skirts',
  'Kidswear/Jackets',
]

/** What children grow out of. */
export const WORN_OUT_OF = ['Kidswear/Nightwear', ROMPERS, ...DAYTIME]

/** What is seen beside what is there already: no mattress and no duvet. */
export const BESIDE_OTHERS = [
  ...FURNISHING,
  'Home decor/Lighting',
  'Home decor/Mirrors',
  'Textiles/Bed linen/Plain bed linen',
  'Textiles/Bed linen/Patterned bed linen',
  'Textiles/Curtains',
  'Textiles/Cushions',
  'Textiles/Rugs',
  'Textiles/Table and kitchen linen/Tablecloths',
  'Textiles/Throws',
]
