import type { ColorSwatch, Variant } from '../../shared/catalog/product'
import type { WireProduct } from '../../shared/contract/product'
import { productLink } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import { toImage } from './to-image'

/** The colours of a product on its card: those of its children, else those it is related to. */
export function toSwatches(
  wire: WireProduct,
  variants: readonly Variant[],
  store: StoreView,
): ColorSwatch[] {
  const own = ofVariants(wire, variants)
  return own.length > 0 ? own : ofRelations(wire, store)
}

/** One swatch for each colour among the variants, in the order of the colour option. */
function ofVariants(wire: WireProduct, variants: readonly Variant[]): ColorSwatch[] {
  const option = wire.configurable_options?.find(({ attribute_code }) => attribute_code === 'color')
  return (option?.values ?? []).flatMap(({ value_index, label }) => {
    const variant = variants.find(({ choices }) => choices.color === value_index)
    const image = variant?.image || toImage(wire.image)
    if (!variant || !label || !image) return []
    return [{ sku: variant.sku, color: label, image, link: null }]
  })
}

/** Other colours that are products of their own, after this one: its name says which colour it is. */
function ofRelations(wire: WireProduct, store: StoreView): ColorSwatch[] {
  const links = wire.product_links ?? []
  const others = links
    .filter(({ link_type, enabled }) => link_type === 'colorrelation' && enabled !== false)
    .flatMap(({ linked_product_sku: sku, linked_product, image }) => {
      const { name, url_path } = textsOf(linked_product)
      if (!sku || !name || !url_path || !image) return []
      return [{ sku, color: name, image: toImage(image), link: productLink(url_path, store) }]
    })
  const image = toImage(wire.image)
  if (others.length === 0 || !image) return []
  const link = productLink(wire.url_path ?? wire.url_key ?? wire.sku, store)
  return [{ sku: wire.sku, color: wire.name ?? wire.sku, image, link }, ...others]
}

/** The texts of a linked product, which the wire leaves open. */
function textsOf(linked: unknown): { name?: string; url_path?: string } {
  if (typeof linked !== 'object' || linked === null) return {}
  const texts = Object.entries(linked).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts)
}
