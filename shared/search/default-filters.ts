/** Filters offered in every listing, in this order (spec 9); `price` comes with the range. */
export const DEFAULT_FILTERS = [
  'color',
  'size',
  'price',
  'type',
  'material',
  'brand',
  'season',
  'collection_group',
  'erin_recommends',
] as const
