import type { ProductDraft } from '../../catalogue/draft'
import { categoryPathsOf } from '../categories/create-categories'
import { datesOf, isNew } from '../dates'
import { demoPicture, modelPictures, type PictureIndex } from '../pictures-of'
import { storePrices } from '../prices'
import { type FourWords, joinWords, perStore } from '../words/four-words'
import { urlKeys } from '../words/url-keys'

/** A product that is more than one thing on a shelf, as the demo shop writes it down. */
export interface Composition {
  sku: string
  typeId: ProductDraft['typeId']
  name: FourWords
  line: FourWords
  text: FourWords
  /** Of demo/categories. */
  shelf: string
  /** Model and colour of its picture, or the picture itself. */
  picture: { model: string; colour: string } | string[]
  /** Dutch price incl. tax in cents; of a grouped product that of its cheapest part. */
  price: number
  parts: Partial<Pick<ProductDraft, 'associated' | 'bundle' | 'giftCard' | 'customOptions'>>
}

const NEVER_SOLD_OUT = {
  qty: 0,
  isInStock: true,
  isManaged: false,
  hasBackorders: false,
  minQty: 1,
  maxQty: 10_000,
}

/** Turns a composition into what the catalogue holds; `place` says when it came. */
export function toCompositionDraft(
  composition: Composition,
  pictures: PictureIndex,
  place: number,
): ProductDraft {
  const { sku, typeId, name, line, text, shelf, picture, price, parts } = composition
  const paragraphs = (first: string, second: string) => `<p>${first}</p><p>${second}</p>`
  const images = Array.isArray(picture)
    ? picture.map(demoPicture)
    : modelPictures(pictures, picture.model, picture.colour)
  return {
    sku,
    typeId,
    isEnabled: true,
    visibility: 4,
    taxClass: typeId === 'amgiftcard' ? 'zero' : 'standard',
    name: perStore(name),
    urlKey: urlKeys(name),
    description: perStore(joinWords(paragraphs, line, text)),
    shortDescription: perStore(line),
    metaDescription: perStore(line),
    price: typeId === 'amgiftcard' ? { all: price } : storePrices(price),
    attributes: { brand: ['wilm-erin'], ...(isNew(place) && { new: ['1'] }) },
    categories: categoryPathsOf(shelf),
    images,
    stock: NEVER_SOLD_OUT,
    ...parts,
    ...datesOf(place),
  }
}
