import type { StoreCode } from '../../../../shared/store-view/store-view'
import { modelPictures, type PictureIndex } from '../picture-index'
import { categoryPath } from '../urls/category-path'
import { type Localized, textIn } from '../words/localized'

/** What a story needs of its store: its language, its URLs, its pictures. */
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
    linkOf: (place) => `/${categoryPath(place, store)}`,
    pictureOf: (model, colour) => modelPictures(pictures, model, colour)[0] ?? '',
  }))
}
