import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import { productDraft } from '../unit/commerce/catalogue/small-shop'

/** Pieces of each product that has a stock. */
export const STOCK = 10

/** A lamp of 100 euros, a book to download of 12.10 and a gift card. */
export const CATALOGUE: CatalogueDraft = {
  attributes: [],
  categories: [],
  products: [
    productDraft('LAMP', { stock: { ...productDraft('ANY').stock, qty: STOCK } }),
    productDraft('EBOOK', {
      typeId: 'downloadable',
      price: { all: 1_210 },
      downloads: [{ title: { all: 'The book' }, file: 'downloads/books/e-book.pdf' }],
    }),
    productDraft('CARD', {
      typeId: 'amgiftcard',
      price: { all: 2_500 },
      taxClass: 'zero',
      giftCard: { amounts: [1_000, 5_000], openAmount: { min: 2_000, max: 20_000 } },
    }),
  ],
}
