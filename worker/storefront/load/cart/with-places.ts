import { childLink } from '../../../../shared/catalog/child-link'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import { isHidden } from '../../mapping/product/is-hidden'
import type { Lookups } from '../lookups'

/** Lines that are looked up; of a longer list the others are named in words. */
const MOST_LINES = 20

interface LinePlace {
  /** Path of a picture below /media. */
  image: string
  link: string
  /** Of the product that has a page, where it is known. */
  parentSku?: string
}

/** Lines with which product they are of, where it is and how it looks; left as they were where that cannot be had. */
export function withPlaces<Line extends { sku: string }>(
  lines: readonly Line[],
  lookups: Lookups,
): Promise<(Line | (Line & LinePlace))[]> {
  return Promise.all(
    lines.map(async (line, index) =>
      line.sku !== '' && index < MOST_LINES
        ? { ...line, ...(await loadPlace(line.sku, lookups)) }
        : line,
    ),
  )
}

async function loadPlace(sku: string, lookups: Lookups): Promise<LinePlace> {
  const found = await lookups.productBySku(sku)
  if (!found.ok || !found.value) return { image: '', link: '' }
  const { product } = found.value
  const own = product.gallery[0]?.path ?? ''
  if (!isHidden(found.value)) return { image: own, link: product.link, parentSku: product.sku }
  const parent = await lookups.parentOfChild(sku)
  if (!parent.ok || !parent.value) return { image: own, link: '' }
  const { product: whole } = parent.value
  const variant = whole.variants.find((one) => one.sku === sku)
  const image = galleryOf(whole, variant)[0]?.path ?? own
  return { image, link: childLink(whole.link, sku), parentSku: whole.sku }
}
