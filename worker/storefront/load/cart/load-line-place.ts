import { childLink } from '../../../../shared/catalog/child-link'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import type { Lookups } from '../lookups'

/** Has no page of its own (spec 3, visibility). */
const HIDDEN = 1

export interface LinePlace {
  /** Path of a picture below /media. */
  image: string
  link: string
}

/** Where a product is and how it looks. Only for the eye: what cannot be had stays empty. */
export async function placeOfLine(sku: string, lookups: Lookups): Promise<LinePlace> {
  const found = await lookups.productBySku(sku)
  if (!found.ok || !found.value) return { image: '', link: '' }
  const { product, visibility } = found.value
  const own = product.gallery[0]?.path ?? ''
  if (visibility !== HIDDEN) return { image: own, link: product.link }
  const parent = await lookups.parentOfChild(sku)
  if (!parent.ok || !parent.value) return { image: own, link: '' }
  const { product: whole } = parent.value
  const variant = whole.variants.find((one) => one.sku === sku)
  return { image: galleryOf(whole, variant)[0]?.path ?? own, link: childLink(whole.link, sku) }
}
