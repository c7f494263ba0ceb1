// The starter catalogue: what a fresh clone sells. It is written as word lists and rules, and is the
// same to the byte on every run. It knows no database: whoever loads it hands it to the importer's
// door like any other catalogue.
import type { CatalogueDraft } from '../catalogue/draft'
import { createAttributes } from './attributes'
import { createCategories } from './categories/create-categories'
import type { PictureIndex } from './pictures-of'
import { createProducts } from './products/create-products'
import { createStories } from './stories/create-stories'
import { LANDING_PAGES, REDIRECTS, URL_MAPPINGS } from './url-records'

/** The whole demo shop, with the pictures that exist. */
export function createDemoShop(pictures: PictureIndex): CatalogueDraft {
  return {
    attributes: createAttributes(),
    categories: createCategories(pictures),
    products: createProducts(pictures),
    redirects: REDIRECTS,
    urlMappings: URL_MAPPINGS,
    landingPages: LANDING_PAGES,
    stories: createStories(pictures),
  }
}
