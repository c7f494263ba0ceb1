// The names by which commerce and storefront know things that change, so that pages and data made of
// them can be purged. The shop platform knows P<id>, C<id> and the names of entities (contract 2, cache tags).

/** Everything there is. */
export const EVERY_TAG = '*'

/** Which products there are, and in which order: every list of products is made of that. */
export const PRODUCT_LISTS = 'listing'

/** Which stories there are: every list of articles is made of that. */
export const STORY_LISTS = 'articles'

/** What leads where: redirects, stored mappings, landing pages, and whose address a path is. */
export const ADDRESSES = 'url'

/** The tree of categories, which stands above every page. */
export const CATEGORIES = 'category'

/** The shops that one can walk into. */
export const STORE_LOCATION_TAG = 'store-location'

/** Attributes with the words of their options. */
export const ATTRIBUTES = 'attribute'

/** All pictures of the merchant. */
export const PICTURES = 'media'

/** @returns the tag of a picture, by its path below /media */
export function pictureTag(path: string): string {
  return `media/${path}`
}

/** @returns the tag of a product */
export function productTag(id: number): string {
  return `P${id}`
}

/** @returns the tag of a category */
export function categoryTag(id: number): string {
  return `C${id}`
}

/** @returns the tag of a story in all stores, by its full slug */
export function storyTag(fullSlug: string): string {
  return `S${fullSlug}`
}

/** Letters of the version of a picture that was replaced: the first ones of its ETag. */
export const PICTURE_VERSION_LENGTH = 8
