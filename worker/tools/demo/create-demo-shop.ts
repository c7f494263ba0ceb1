// The starter catalogue: what a fresh clone sells. It is written as word lists and rules, and is the
// same to the byte on every run. It knows no database: whoever loads it hands it to the admin API
// like any other catalogue.
import type { CatalogueDraft } from '../../../shared/contract/admin/catalogue-draft'
import { createAttributes } from './attributes'
import { createCategories } from './categories/create-categories'
import type { PictureIndex } from './picture-index'
import { createProducts } from './products/create-products'
import { createSewingPatterns } from './sewing-patterns/create-sewing-patterns'
import { createStories } from './stories/create-stories'
import { LANDING_PAGES } from './urls/landing-pages'
import { REDIRECTS, SEARCH_REDIRECTS } from './urls/redirects'
import { URL_MAPPINGS } from './urls/url-mappings'

/** The whole demo shop, with the pictures that exist; `files` are the names of all of them. */
export function createDemoShop(
  pictures: PictureIndex,
  files: readonly string[] = [],
): CatalogueDraft {
  const products = createProducts(pictures)
  const filled = new Set(products.flatMap(({ categories }) => categories))
  return {
    attributes: createAttributes(),
    // A shelf on which nothing stands yet is not put up.
    categories: createCategories(pictures, new Set(files)).filter(({ path }) => filled.has(path)),
    products,
    redirects: REDIRECTS,
    urlMappings: URL_MAPPINGS,
    searchRedirects: SEARCH_REDIRECTS,
    landingPages: LANDING_PAGES,
    stories: createStories(pictures),
  }
}

/** The files that its downloadable products consist of, by their paths below /media. */
export function createDemoFiles(): { path: string; bytes: Uint8Array }[] {
  return createSewingPatterns()
}
