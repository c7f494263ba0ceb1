/** Prices as they are paid, and the plain one for a backend that knows no other. */
export const PRICE_FIELDS = [
  'price',
  'price_incl_tax',
  'original_price_incl_tax',
  'special_price_incl_tax',
  'final_price_incl_tax',
] as const

/** A page has hundreds of children: of each only what a swatch, a size and a price are made of. */
const CHILD_FIELDS = [
  'sku',
  'status',
  'image',
  'hover_image',
  'color',
  'size',
  'stock.is_in_stock',
  'price_incl_tax',
  'original_price_incl_tax',
  'lowest_price_incl_tax',
]

/**
 * The fields that a card is made of, as a search asks for them: nothing else is asked for in a list, and
 * a backend may keep them at hand (spec 3; contract 1.7).
 */
export const CARD_FIELDS = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'url_key',
  'image',
  'hover_image',
  'color',
  ...PRICE_FIELDS,
  'lowest_price_incl_tax',
  'unit_amount',
  'unit_code',
  'wallpaper_width_m',
  'wallpaper_height_m',
  'stock.is_in_stock',
  'stock.min_sale_qty',
  'product_labels',
  'amxnotif_hide_alert',
  'custom_options',
  'opening_price_incl_tax',
  'am_giftcard_prices',
  'am_allow_open_amount',
  'am_open_amount_min',
  'am_open_amount_max',
  'product_links',
  'configurable_options',
  ...CHILD_FIELDS.map((name) => `configurable_children.${name}`),
]
