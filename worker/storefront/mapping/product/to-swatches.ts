import { childLink } from '../../../../shared/catalog/child-link'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import { openingVariant, type WantedVariant } from '../../../../shared/catalog/opening-variant'
import type { ColorSwatch, Product } from '../../../../shared/catalog/product'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { isRecord } from '../../../../shared/json/is-record'
import { productLink } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { type LinkedProducts, linkOf, productLinksOf } from './product-links'
import { toImage } from './to-gallery'

/** A product as far as it is known, and what is asked of it besides its colour. */
interface Context {
  product: Pick<Product, 'gallery' | 'options' | 'variants'>
  wanted: WantedVariant
  attributes: readonly WireAttribute[]
  store: StoreView
}

/** The colours of a product on its card: those of its children, else those it is related to. */
export function toSwatches(wire: WireProduct, context: Context): ColorSwatch[] {
  const own = ofVariants(linkOf(wire, context.store), context)
  return own.length > 0 ? own : ofRelations(wire, context)
}

/** One swatch for each colour among the variants, in the order of the colour option. */
function ofVariants(link: string, { product, wanted }: Context): ColorSwatch[] {
  const option = product.options.find(({ attributeCode }) => attributeCode === 'color')
  return (option?.values ?? []).flatMap(({ valueIndex, label, swatch }) => {
    const variants = product.variants.filter(({ choices }) => choices.color === valueIndex)
    const variant = openingVariant({ options: product.options, variants }, wanted)
    const image = galleryOf(product, variant)[0]?.path
    if (!variant || !image) return []
    return [{ color: label, swatch, image, link: childLink(link, variant.sku) }]
  })
}

/** Other colours that are products of their own, after this one; by name where no colour is known. */
function ofRelations(wire: WireProduct, { attributes, store }: Context): ColorSwatch[] {
  const others = productLinksOf(wire, 'colorrelation').flatMap(({ linked_product, image }) => {
    const texts = textsOf(linked_product)
    const { name, url_path } = texts
    if (!name || !url_path || !image) return []
    const color = colorOf(texts, attributes, name)
    return [{ ...color, image: toImage(image), link: productLink(url_path, store) }]
  })
  const image = toImage(wire.image)
  if (others.length === 0 || !image) return []
  const color = colorOf(wire, attributes, wire.name ?? wire.sku)
  return [{ ...color, image, link: linkOf(wire, store) }, ...others]
}

/** The texts of a linked product, which the wire leaves open. */
function textsOf(linked: unknown): { name?: string; url_path?: string; color?: string } {
  if (!isRecord(linked)) return {}
  const texts = Object.entries(linked).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts)
}

/** The colour of something, told by its name where it has none that is known. */
function colorOf(
  wire: object,
  attributes: readonly WireAttribute[],
  name: string,
): Pick<ColorSwatch, 'color' | 'swatch'> {
  const value = String((wire as { color?: unknown }).color ?? '')
  const known = attributes.find(({ attribute_code }) => attribute_code === 'color')
  const option = known?.options?.find((one) => one.value === value)
  return { color: option?.label ?? name, swatch: option?.swatch ?? null }
}

/** The same product in other colours, itself first; none when it has no relations. */
export function toColorRelations(
  wire: WireProduct,
  linked: LinkedProducts,
  attributes: readonly WireAttribute[],
  store: StoreView,
): ColorSwatch[] {
  const others = productLinksOf(wire, 'colorrelation').flatMap((link) => {
    const product = linked.get(link.linked_product_sku ?? '')
    return product && product.sku !== wire.sku ? [product] : []
  })
  if (others.length === 0) return []
  return [wire, ...others].map((product) => ({
    ...colorOf(product, attributes, product.name ?? product.sku),
    image: toImage(product.image),
    link: linkOf(product, store),
  }))
}
