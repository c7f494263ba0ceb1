// A small shop with a product of each kind, and stories of which each has a form.
import type { CatalogueDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { StoryContent, StoryDraft } from '../../../shared/contract/admin/content-draft'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import { productDraft, SMALL_SHOP } from '../../unit/commerce/catalogue/small-shop'

const title = (all: string) => ({ all })
const selection = (sku: string, rest = {}) => ({
  sku,
  qty: 1,
  isDefault: false,
  isQtyChangeable: false,
  ...rest,
})

const PRODUCTS: ProductDraft[] = [
  productDraft('GONE', {
    stock: { ...productDraft('GONE').stock, qty: 0, isInStock: false },
  }),
  productDraft('BED', {
    typeId: 'bundle',
    bundle: {
      priceType: 'dynamic',
      options: [
        {
          title: title('Base'),
          type: 'radio',
          isRequired: true,
          selections: [selection('TABLE', { isDefault: true }), selection('ELLA')],
        },
        {
          title: title('Mattress'),
          type: 'select',
          isRequired: false,
          selections: [selection('ELLA', { isQtyChangeable: true })],
        },
        {
          title: title('Extras'),
          type: 'checkbox',
          isRequired: false,
          selections: [selection('ELLA'), selection('TABLE')],
        },
      ],
    },
  }),
  productDraft('SET', {
    typeId: 'grouped',
    associated: [
      { sku: 'TABLE', qty: 1 },
      { sku: 'ELLA', qty: 4 },
    ],
  }),
  productDraft('SHIRT', {
    customOptions: [
      { title: title('Name'), type: 'field', isRequired: false, maxCharacters: 12 },
      {
        title: title('Wrapping'),
        type: 'radio',
        isRequired: true,
        values: [{ title: title('None') }, { title: title('Festive') }],
      },
    ],
  }),
  productDraft('GIFT', {
    typeId: 'amgiftcard',
    giftCard: { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 50_000 } },
  }),
  productDraft('EBOOK', {
    typeId: 'downloadable',
    downloads: [{ title: title('The book'), file: 'downloads/e-book.pdf' }],
  }),
]

function block(component: string, fields: Record<string, unknown> = {}): StoryContent {
  return { _uid: component, component, ...fields }
}

function story(fullSlug: string, ...body: StoryContent[]): StoryDraft {
  const content = block('page', { title: fullSlug, body })
  const createdAt = '2026-01-01T00:00:00.000Z'
  return { store: 'all', name: fullSlug, isPublished: true, createdAt, fullSlug, content }
}

const field = (name: string, type: string, rest = {}) => ({
  ...block('form-field', { name, label: name, type, ...rest }),
  _uid: name,
})

const contact = block('dynamic-form', {
  form: 'contact',
  title: 'Write to us',
  fields: [
    field('name', 'text', { required: true }),
    field('email', 'email', { required: true }),
    field('phone', 'tel'),
    field('subject', 'select', { options: 'Order\nAdvice' }),
    field('message', 'textarea', { required: true }),
    field('agreed', 'checkbox'),
  ],
})

export const SHOP_WITH_FORMS: CatalogueDraft = {
  ...SMALL_SHOP,
  products: [...SMALL_SHOP.products, ...PRODUCTS],
  stories: [
    story('home', block('newsletter-subscribe', { title: 'News', button: 'Subscribe' })),
    story('contact', contact),
  ],
}
