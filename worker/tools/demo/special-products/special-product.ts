import { isSent } from '../../../../shared/catalog/product-type'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { categoryPathsOf } from '../categories/create-categories'
import { datesOf, isNew } from '../dates'
import { deliveryOf } from '../delivery-of'
import { demoPicture, modelPictures, type PictureIndex } from '../picture-index'
import { storePrices } from '../prices'
import { joinLocalized, type Localized, wordsPerStore } from '../words/localized'
import { urlKeys } from '../words/url-keys'

/** A product that is more than one thing on a shelf, as the demo shop writes it down. */
export interface SpecialProduct {
  sku: string
  typeId: ProductDraft['typeId']
  name: Localized
  line: Localized
  text: Localized
  /** Of demo/categories. */
  shelf: string
  /** The picture of all that is in it, which leads. */
  together?: string
  /** What it is shown with; the first that has pictures leads. */
  pictures: readonly Shown[]
  /** Dutch price incl. tax in cents; of a grouped product that of its cheapest part. */
  price: number
  parts: Partial<
    Pick<ProductDraft, 'associated' | 'bundle' | 'giftCard' | 'customOptions' | 'downloads'>
  >
}

/**
 * A model in a colour: whole, as it leads its own page, or in its room, of which none may stand twice
 * on one page; else as its own page shows it second.
 */
export type Shown = readonly [model: string, colour: string, view?: 'whole' | 'at home']

const HOME = '-home.webp'

const NEVER_SOLD_OUT = {
  qty: 0,
  isInStock: true,
  isManaged: false,
  hasBackorders: false,
  minQty: 1,
  maxQty: 10_000,
}

/** Turns a special product into what the catalogue holds; `place` says when it came. */
export function toSpecialDraft(
  special: SpecialProduct,
  index: PictureIndex,
  place: number,
): ProductDraft {
  const { sku, typeId, name, line, text, shelf, together, pictures, price, parts } = special
  const paragraphs = (first: string, second: string) => `<p>${first}</p><p>${second}</p>`
  const single = pictures.flatMap((shown) => picturesIn(index, shown))
  const images = together ? [demoPicture(together), ...single] : single
  return {
    sku,
    typeId,
    isEnabled: true,
    visibility: 4,
    taxClass: typeId === 'amgiftcard' ? 'zero' : 'standard',
    name: wordsPerStore(name),
    urlKey: urlKeys(name),
    description: wordsPerStore(joinLocalized(paragraphs, line, text)),
    shortDescription: wordsPerStore(line),
    metaDescription: wordsPerStore(line),
    price: typeId === 'amgiftcard' ? { all: price } : storePrices(price),
    attributes: {
      brand: ['wilm-erin'],
      ...(isNew(sku, place) && { new: ['1'] }),
      ...(isSent(special) && deliveryOf(shelf)),
    },
    categories: categoryPathsOf(shelf),
    images,
    stock: NEVER_SOLD_OUT,
    ...parts,
    ...datesOf(sku, place),
  }
}

/** One picture of a model in a colour. */
function picturesIn(index: PictureIndex, [model, colour, view]: Shown): string[] {
  const [first, ...others] = index[model]?.colours[colour]
    ? modelPictures(index, model, colour)
    : []
  const other = others.find((file) => file.endsWith(HOME) === (view === 'at home'))
  return [view === 'whole' ? first : (other ?? first)].filter((picture) => picture !== undefined)
}
