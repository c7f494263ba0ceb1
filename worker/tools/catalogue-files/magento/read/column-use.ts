import type { Cells } from '../cells/export-row'

/** Columns that are read, or that say nothing beside one that is. */
const USED = new Set(
  `sku store_view_code attribute_set_code product_type categories product_websites name description
  short_description product_online tax_class_name visibility price special_price
  special_price_from_date special_price_to_date url_key meta_title meta_description base_image
  base_image_label small_image_label thumbnail_image_label swatch_image_label
  additional_image_labels small_image thumbnail_image swatch_image created_at updated_at additional_attributes qty
  out_of_stock_qty use_config_min_qty allow_backorders use_config_backorders min_cart_qty
  use_config_min_sale_qty max_cart_qty use_config_max_sale_qty is_in_stock manage_stock
  use_config_manage_stock website_id configurable_variations configurable_variation_labels
  additional_images related_skus upsell_skus crosssell_skus associated_skus bundle_price_type
  bundle_values downloadable_links downloadable_samples giftcard_amount giftcard_amounts
  giftcard_allow_open_amount giftcard_open_amount_min giftcard_open_amount_max custom_options
  tier_prices amxnotif_hide_alert shop_labels shop_color_relations shop_choices shop_stock`.split(
    /\s+/,
  ),
)

// Settings of Magento itself that say 0, 1 or nothing on nearly every row.
const SETTINGS =
  /^(?:use_config_|is_|.*_position$|enable_qty|notify_|qty_increments|map_|bundle_|giftcard_)/

/** Collects the columns that hold something and are not read. */
export function createColumnUse() {
  const unused = new Set<string>()
  return {
    add(cells: Cells): void {
      for (const column of Object.keys(cells)) {
        if (!USED.has(column) && !SETTINGS.test(column)) unused.add(column)
      }
    },
    unused: () => [...unused].sort(),
  }
}
