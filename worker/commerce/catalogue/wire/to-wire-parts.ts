import {
  BUNDLE_LINK,
  type CategoryRow,
  type LabelRow,
  type LinkRow,
  type MediaRow,
} from '../product-rows'

/** Pictures: the first stands for the product, the second shows on hover. */
export function toWireGallery(rows: readonly MediaRow[]) {
  const [first, second] = rows
  if (first === undefined) return { media_gallery: [] }
  return {
    image: first.path,
    small_image: first.path,
    thumbnail: first.path,
    hover_image: second?.path,
    media_gallery: rows.map(({ path, position, label }) => ({
      image: path,
      typ: 'image',
      pos: position,
      ...(label === null ? {} : { lab: label }),
    })),
  }
}

export function toWireLabels(rows: readonly LabelRow[]) {
  return rows.map(({ text, style }) => ({
    category_text: text,
    product_text: text,
    cat_style: style,
    pdp_style: style,
  }))
}

export function toLinks(sku: string, rows: readonly LinkRow[]) {
  const shown = rows.filter(({ link_type }) => link_type !== BUNDLE_LINK)
  return shown.map((row) => ({
    sku,
    link_type: row.link_type,
    linked_product_sku: row.linked_sku,
    linked_product_type: row.linked_type,
    linked_product: {
      name: row.linked_name,
      url_path: row.linked_path,
      color: row.linked_color ?? undefined,
    },
    position: row.position,
    enabled: true,
    qty: row.qty,
    image: row.image ?? undefined,
    thumbnail: row.image ?? undefined,
  }))
}

/** The categories a product is in, the highest first. */
export function toCategories(rows: readonly CategoryRow[]) {
  return {
    category: rows.map(({ category_id, name, url_key, url_path }) => ({
      category_id,
      name,
      slug: url_key,
      url_path,
    })),
    category_ids: rows.map(({ category_id }) => category_id),
  }
}
