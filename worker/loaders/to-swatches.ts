import type { ColorSwatch, Variant } from '../../shared/catalog/product'
import type { WireAttribute } from '../../shared/contract/attribute'
import type { WireProduct } from '../../shared/contract/product'
import { childLink, productLink } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import { colorOf } from './color-of'
import { linkOf } from './link-of'
import { linksOf } from './links-of'
import { toImage } from './to-image'

/** The colours of a product on its card: those of its children, else those it is related to. */
export function toSwatches(
  wire: WireProduct,
  variants: readonly Variant[],
  attributes: readonly WireAttribute[],
  store: StoreView,
): ColorSwatch[] {
  const own = ofVariants(wire, variants, linkOf(wire, store))
  return own.length > 0 ? own : ofRelations(wire, attributes, store)
}

/** One swatch for each colour among the variants, in the order of the colour option. */
function ofVariants(wire: WireProduct, variants: readonly Variant[], link: string): ColorSwatch[] {
  const option = wire.configurable_options?.find(({ attribute_code }) => attribute_code === 'color')
  return (option?.values ?? []).flatMap(({ value_index, label }) => {
    const variant = variants.find(({ choices }) => choices.color === value_index)
    const image = variant?.image || toImage(wire.image)
    if (!variant || !label || !image) return []
    return [{ color: label, image, link: childLink(link, variant.sku) }]
  })
}

/** Other colours that are products of their own, after this one; by name where no colour is known. */
function ofRelations(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
): ColorSwatch[] {
  const others = linksOf(wire, 'colorrelation').flatMap(({ linked_product, image }) => {
    const texts = textsOf(linked_product)
    const { name, url_path } = texts
    if (!name || !url_path || !image) return []
    const color = colorOf(texts, attributes) ?? name
    return [{ color, image: toImage(image), link: productLink(url_path, store) }]
  })
  const image = toImage(wire.image)
  if (others.length === 0 || !image) return []
  const color = colorOf(wire, attributes) ?? wire.name ?? wire.sku
  return [{ color, image, link: linkOf(wire, store) }, ...others]
}

/** The texts of a linked product, which the wire leaves open. */
function textsOf(linked: unknown): { name?: string; url_path?: string; color?: string } {
  if (typeof linked !== 'object' || linked === null) return {}
  const texts = Object.entries(linked).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts)
}
