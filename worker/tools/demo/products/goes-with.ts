const SEATING = ['textiles/cushions', 'textiles/throws', 'furniture/tables/side', 'textiles/rugs']
const TABLE = ['decor/tableware/dinner', 'textiles/kitchen/cloths', 'decor/lighting/pendant']
const NURSERY = ['textiles/rugs/kids', 'textiles/bedding/kids', 'decor/walls/kids']
const OUTDOORS = ['kidswear/jackets', 'kidswear/accessories/hats', 'kidswear/accessories/socks']

/** What stands, lies or is worn together: for a shelf, one kind each of what goes with its pieces. */
const GOES_WITH: Record<string, readonly string[]> = {
  'furniture/sofas': [...SEATING, 'decor/lighting/floor'],
  'furniture/armchairs': [...SEATING, 'decor/lighting/floor'],
  'furniture/chairs': ['furniture/tables/dining', ...TABLE, 'textiles/rugs'],
  'furniture/tables/dining': ['furniture/chairs/dining', ...TABLE, 'textiles/rugs'],
  'furniture/tables/desks': [
    'furniture/chairs/dining',
    'decor/lighting/table',
    'decor/walls',
    'furniture/storage',
  ],
  'furniture/tables': ['furniture/armchairs', 'textiles/rugs', 'decor/lighting', 'decor/vases'],
  'furniture/beds/kids': [...NURSERY, 'textiles/cushions/kids', 'wallpaper/nursery'],
  'furniture/beds': [
    'textiles/bedding',
    'textiles/throws',
    'furniture/beds/bedside',
    'textiles/rugs',
  ],
  'furniture/storage': ['decor/lighting/table', 'decor/vases', 'decor/finishing', 'decor/mirrors'],
  'decor/lighting': [
    'furniture/tables/side',
    'furniture/armchairs',
    'textiles/rugs',
    'decor/vases',
  ],
  'decor/tableware': ['furniture/tables/dining', ...TABLE, 'decor/finishing/candles'],
  'decor/gifts/cards': [
    'textiles/throws',
    'decor/vases',
    'decor/finishing/candles',
    'decor/tableware/bowls',
  ],
  'decor/gifts/services': ['wallpaper', 'furniture/storage', 'textiles/curtains', 'decor/lighting'],
  'decor/gifts/patterns': ['textiles/cushions', 'textiles/curtains', 'textiles/throws'],
  'decor/walls/kids': [...NURSERY, 'furniture/beds/kids'],
  decor: [
    'furniture/storage',
    'decor/lighting',
    'decor/vases',
    'decor/mirrors',
    'decor/walls/prints',
  ],
  'textiles/rugs/kids': [...NURSERY, 'furniture/beds/kids', 'wallpaper/nursery'],
  'textiles/bedding/kids': [...NURSERY, 'furniture/beds/kids', 'kidswear/nightwear'],
  'textiles/bedding': [
    'furniture/beds/frames',
    'textiles/throws',
    'decor/lighting/table',
    'textiles/curtains',
  ],
  'textiles/kitchen': ['furniture/tables/dining', 'decor/tableware', 'decor/lighting/pendant'],
  'textiles/bath': ['decor/finishing/baskets', 'decor/mirrors'],
  'textiles/curtains': ['textiles/rugs', 'textiles/cushions', 'decor/lighting/floor', 'wallpaper'],
  textiles: ['furniture/sofas', ...SEATING, 'decor/lighting/floor'],
  'wallpaper/nursery': [...NURSERY, 'furniture/beds/kids', 'textiles/cushions/kids'],
  wallpaper: ['textiles/curtains', 'textiles/cushions', 'furniture/armchairs', 'decor/lighting'],
  'kidswear/nightwear': [...NURSERY, 'textiles/cushions/kids', 'kidswear/accessories/socks'],
  'kidswear/tops': ['kidswear/trousers', ...OUTDOORS],
  kidswear: ['kidswear/tops/sweaters', ...OUTDOORS],
}

/** Shelves, the best first, of what goes with what stands on one: another kind than its own each. */
export function shelvesThatGoWith(shelf: string): readonly string[] {
  const parts = shelf.split('/')
  const names = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('/'))
  const name = names.find((one) => one in GOES_WITH) ?? ''
  return (GOES_WITH[name] ?? []).filter((one) => !isOn(shelf, one))
}

/** Whether a shelf is another or a part of it. */
export function isOn(shelf: string, other: string): boolean {
  return shelf === other || shelf.startsWith(`${other}/`)
}
