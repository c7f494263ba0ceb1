import { STORAGE } from '../families/furniture/storage'
import { MOUNT_CARE } from '../families/texts/home-cares'
import { WOOD_USES } from '../families/texts/home-uses'
import type { ProductLine } from './product-line'

const common = {
  prefix: 'STORE',
  brand: 'noordhof',
  materials: ['wood', 'oak'],
  care: STORAGE.care,
  uses: WOOD_USES,
} as const

export const SIDEBOARDS: ProductLine = {
  ...common,
  shelf: 'furniture/storage/sideboards',
  kind: 'sideboard',
  tailoring: ['helpers'],
  rows: [['Rib', 'sideboard', ['ash', 'white-wood'], 76900]],
}

export const MEDIA_UNITS: ProductLine = {
  ...common,
  shelf: 'furniture/storage/sideboards',
  kind: 'mediaUnit',
  rows: [
    ['Beeld', 'media-unit', ['oak', 'walnut', 'ash'], 59900],
    ['Klank', 'media-unit', ['black-oak', 'white-wood'], 59900],
  ],
}

export const BOOKCASES: ProductLine = {
  ...common,
  shelf: 'furniture/storage/bookcases',
  kind: 'bookcase',
  rows: [['Alfa', 'bookshelf', ['walnut', 'ash'], 41900]],
}

export const WALL_SHELVES: ProductLine = {
  ...common,
  shelf: 'furniture/storage/bookcases',
  kind: 'wallShelf',
  care: MOUNT_CARE,
  rows: [
    ['Richel', 'wall-shelf', ['oak', 'walnut', 'ash'], 8995],
    ['Sonate', 'wall-shelf', ['black-oak', 'white-wood'], 8995],
  ],
}

export const WARDROBES: ProductLine = {
  ...common,
  shelf: 'furniture/storage/wardrobes',
  kind: 'wardrobe',
  tailoring: ['helpers'],
  rows: [
    ['Hein', 'wardrobe', ['oak', 'walnut', 'ash'], 119900],
    ['Wies', 'wardrobe', ['black-oak', 'white-wood'], 119900],
  ],
}

export const CHESTS: ProductLine = {
  ...common,
  shelf: 'furniture/storage/wardrobes',
  kind: 'chest',
  rows: [
    ['Anna', 'chest-of-drawers', ['oak', 'walnut', 'ash'], 64900],
    ['Karel', 'chest-of-drawers', ['black-oak', 'white-wood'], 64900],
  ],
}

export const SHOE_CABINETS: ProductLine = {
  ...common,
  shelf: 'furniture/storage/hall',
  kind: 'shoeCabinet',
  rows: [
    ['Stap', 'shoe-cabinet', ['oak', 'walnut'], 34900],
    ['Veter', 'shoe-cabinet', ['black-oak', 'white-wood'], 34900],
  ],
}

export const COAT_RACKS: ProductLine = {
  ...common,
  shelf: 'furniture/storage/hall',
  kind: 'coatRack',
  care: MOUNT_CARE,
  rows: [
    ['Tak', 'coat-rack', ['oak', 'walnut', 'ash'], 6995],
    ['Jas', 'coat-rack', ['black-oak', 'white-wood'], 6995],
  ],
}
