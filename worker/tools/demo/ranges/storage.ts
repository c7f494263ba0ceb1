import { STORAGE } from '../products/furniture/storage'
import type { Range } from './range'
import { MOUNT_CARE } from './texts/home-cares'
import { WOOD_USES } from './texts/home-uses'

const common = {
  prefix: 'STORE',
  brand: 'noordhof',
  materials: ['wood', 'oak'],
  care: STORAGE.care,
  uses: WOOD_USES,
} as const

export const SIDEBOARDS: Range = {
  ...common,
  shelf: 'furniture/storage/sideboards',
  noun: 'sideboard',
  measures: '165 × 42 × 72 cm',
  tailoring: ['helpers'],
  rows: [['Rib', 'sideboard', ['ash', 'white-wood'], 76900]],
}

export const MEDIA_UNITS: Range = {
  ...common,
  shelf: 'furniture/storage/sideboards',
  noun: 'mediaUnit',
  measures: '160 × 40 × 48 cm',
  rows: [
    ['Beeld', 'media-unit', ['oak', 'walnut', 'ash'], 59900],
    ['Klank', 'media-unit', ['black-oak', 'white-wood'], 59900],
  ],
}

export const BOOKCASES: Range = {
  ...common,
  shelf: 'furniture/storage/bookcases',
  noun: 'bookcase',
  measures: '90 × 34 × 190 cm',
  rows: [['Alfa', 'bookshelf', ['walnut', 'ash'], 41900]],
}

export const WALL_SHELVES: Range = {
  ...common,
  shelf: 'furniture/storage/bookcases',
  noun: 'wallShelf',
  care: MOUNT_CARE,
  measures: '80 × 20 × 45 cm',
  rows: [
    ['Richel', 'wall-shelf', ['oak', 'walnut', 'ash'], 8995],
    ['Sonate', 'wall-shelf', ['black-oak', 'white-wood'], 8995],
  ],
}

export const WARDROBES: Range = {
  ...common,
  shelf: 'furniture/storage/wardrobes',
  noun: 'wardrobe',
  measures: '110 × 58 × 195 cm',
  tailoring: ['helpers'],
  rows: [
    ['Hein', 'wardrobe', ['oak', 'walnut', 'ash'], 119900],
    ['Wies', 'wardrobe', ['black-oak', 'white-wood'], 119900],
  ],
}

export const CHESTS: Range = {
  ...common,
  shelf: 'furniture/storage/wardrobes',
  noun: 'chest',
  measures: '95 × 45 × 90 cm',
  rows: [
    ['Anna', 'chest-of-drawers', ['oak', 'walnut', 'ash'], 64900],
    ['Karel', 'chest-of-drawers', ['black-oak', 'white-wood'], 64900],
  ],
}

export const SHOE_CABINETS: Range = {
  ...common,
  shelf: 'furniture/storage/hall',
  noun: 'shoeCabinet',
  measures: '80 × 24 × 110 cm',
  rows: [
    ['Stap', 'shoe-cabinet', ['oak', 'walnut'], 34900],
    ['Veter', 'shoe-cabinet', ['black-oak', 'white-wood'], 34900],
  ],
}

export const COAT_RACKS: Range = {
  ...common,
  shelf: 'furniture/storage/hall',
  noun: 'coatRack',
  care: MOUNT_CARE,
  measures: '75 × 9 × 14 cm',
  rows: [
    ['Tak', 'coat-rack', ['oak', 'walnut', 'ash'], 6995],
    ['Jas', 'coat-rack', ['black-oak', 'white-wood'], 6995],
  ],
}
