/**
 * Filters offered in every listing, in this order (spec 9); `price` comes with the range. Material is
 * the specification's too (spec 2, filter sections), the brand is the shop's own.
 */
export const DEFAULT_FILTERS = [
  'color',
  'erin_recommends',
  'price',
  'size',
  'type',
  'season',
  'collection_group',
  'material',
  'brand',
] as const

/** Of these the section stays closed where the search answer says nothing of it (spec 4). */
export const COLLAPSED_FILTERS: readonly string[] = ['season', 'collection_group', 'brand']

/** How many options are in sight where the search answer says nothing of it (spec 9). */
export const SHOWN_OPTIONS = 5
