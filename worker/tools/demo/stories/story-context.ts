import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { CategorySpec } from '../categories/category-spec'
import { DEPARTMENTS } from '../categories/create-categories'
import { modelPictures, type PictureIndex } from '../picture-index'
import { type Localized, textIn } from '../words/localized'
import { urlKeys } from '../words/url-keys'

/** Tells stories in one store: in its language, with its addresses. */
export interface StoryContext {
  store: StoreCode
  translate: (words: Localized) => string
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
export function createStoryContexts(pictures: PictureIndex): StoryContext[] {
  return LANGUAGES.map(([store, language]) => ({
    store,
    translate: (words) => textIn(language, words),
    linkOf: (place) => linkIn(store, place),
    pictureOf: (model, colour) => modelPictures(pictures, model, colour)[0] ?? '',
  }))
}

function linkIn(store: StoreCode, place: string): string {
  const keys = categoriesTo(place).map(({ name }) => {
    const key = urlKeys(name)
    return key[store] ?? key.all
  })
  return `/${keys.join('/')}`
}

/** From the department down. */
function categoriesTo(place: string): Pick<CategorySpec, 'name'>[] {
  const [departmentName = '', shelfName] = place.split('/')
  const department = DEPARTMENTS[departmentName]
  const shelf = shelfName === undefined ? undefined : department?.shelves[shelfName]
  if (!department || (shelfName && !shelf)) throw new Error(`An unknown department: ${place}`)
  return shelf ? [department, shelf] : [department]
}
