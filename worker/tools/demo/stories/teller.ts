import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { CategorySpec } from '../categories/category-spec'
import { DEPARTMENTS } from '../categories/create-categories'
import { modelPictures, type PictureIndex } from '../pictures-of'
import { type FourWords, wordsIn } from '../words/four-words'
import { urlKeys } from '../words/url-keys'

/** Tells stories in one store: in its language, with its addresses. */
export interface Teller {
  store: StoreCode
  say: (words: FourWords) => string
  /** Where a department is, or one of its shelves (`furniture/tables`), by their short names. */
  linkOf: (place: string) => string
  /** The main picture of a model. */
  pictureOf: (model: string, colour?: string) => string
}

const LANGUAGES: readonly [StoreCode, number][] = [
  ['nl_nl', 0],
  ['de_de', 1],
  ['fr_fr', 2],
  ['global_en', 3],
]

/** One for each store. */
export function createTellers(pictures: PictureIndex): Teller[] {
  return LANGUAGES.map(([store, language]) => ({
    store,
    say: (words) => wordsIn(language, words),
    linkOf: (place) => linkIn(store, place),
    pictureOf: (model, colour) => modelPictures(pictures, model, colour)[0] ?? '',
  }))
}

function linkIn(store: StoreCode, place: string): string {
  const keys = lineTo(place).map(({ name }) => {
    const key = urlKeys(name)
    return key[store] ?? key.all
  })
  return `/${keys.join('/')}`
}

/** From the department down. */
function lineTo(place: string): Pick<CategorySpec, 'name'>[] {
  const [departmentName = '', shelfName] = place.split('/')
  const department = DEPARTMENTS[departmentName]
  const shelf = shelfName === undefined ? undefined : department?.shelves[shelfName]
  if (!department || (shelfName && !shelf)) throw new Error(`An unknown department: ${place}`)
  return shelf ? [department, shelf] : [department]
}
