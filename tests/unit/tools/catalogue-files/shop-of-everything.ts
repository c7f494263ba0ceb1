// One product of every type, with every kind of text that a file could spoil.
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { productDraft, SMALL_SHOP } from '../../commerce/catalogue/small-shop'

const AWKWARD = 'Says "hello", a=b | c,d=e & <b>&amp;</b> — ünï ﷽ \n two\tlines  ;-)'

const parts = (sku: string, rest = {}) => ({
  sku,
  qty: 1,
  isDefault: false,
  isQtyChangeable: true,
  ...rest,
})

const bundle = productDraft('BED', {
  typeId: 'bundle',
  urlKey: { all: 'bed', de_de: 'bett', fr_fr: 'lit' },
  price: { all: 50_000, nl_nl: 51_000 },
  stock: { ...productDraft('X').stock, isManaged: false, qty: 0 },
  bundle: {
    priceType: 'fixed',
    options: [
      {
        title: { all: 'Legs, "turned"|or not', nl_nl: 'Poten', global_en: 'Legs' },
        type: 'radio',
        isRequired: true,
        selections: [
          parts('ELLA', { isDefault: true, surcharge: { type: 'fixed', cents: 1_250 } }),
          parts('TABLE', { qty: 2, surcharge: { type: 'percent', percent: 12.5 } }),
        ],
      },
      { title: { all: 'Cushion' }, type: 'multi', isRequired: false, selections: [parts('ELLA')] },
      { title: { all: 'Cushion' }, type: 'multi', isRequired: false, selections: [parts('TABLE')] },
    ],
  },
})

const giftCard = productDraft('CARD', {
  typeId: 'amgiftcard',
  taxClass: 'zero',
  price: { all: 1_000 },
  giftCard: { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 50_000 } },
})

const pattern = productDraft('PATTERN', {
  typeId: 'downloadable',
  taxClass: 'reduced',
  downloads: [
    { title: { all: 'Pattern', de_de: 'Schnitt' }, file: 'downloads/p/pattern.pdf' },
    { title: { all: 'More' }, file: 'https://example.com/a,b.zip', sample: 'demo/more.pdf' },
  ],
})

const option = (sku: string, rest: Partial<ProductDraft>) =>
  productDraft(sku, { categories: ['Furniture/Chairs', 'Furniture, outside'], ...rest })

const advice = option('ADVICE', {
  typeId: 'virtual',
  name: { all: AWKWARD.slice(0, 60), nl_nl: ' spaces  within ', fr_fr: '=1+1' },
  description: { all: `<p>${AWKWARD}</p>\n`, de_de: '' },
  shortDescription: { all: 'Short', global_en: '' },
  metaTitle: { all: 'Title', de_de: '' },
  metaDescription: { all: AWKWARD },
  specialPrice: {
    all: { price: 900, from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T23:59:59.999Z' },
    de_de: { price: 800, from: null, to: '2026-02-01T00:00:00.000Z' },
    fr_fr: { price: 700, from: '2026-01-01T10:11:12.131Z', to: null },
  },
  attributes: { note: [AWKWARD], material: ['wool', 'oak'], color: ['sage'], odd: ['b', 'a|b'] },
  customOptions: [
    {
      title: { all: 'Room', fr_fr: 'Pièce' },
      type: 'field',
      isRequired: true,
      surcharge: { type: 'fixed', cents: 100 },
      maxCharacters: 20,
    },
    {
      title: { all: AWKWARD.slice(0, 20).trim() },
      type: 'drop_down',
      isRequired: false,
      values: [
        { title: { all: 'One' } },
        { title: { all: 'Two', nl_nl: 'Twee' }, surcharge: { type: 'percent', percent: 5 } },
      ],
    },
  ],
  tierPrices: [
    { qty: 5, price: 800 },
    { customerGroupId: 0, qty: 2, price: 900 },
    { customerGroupId: 17, store: 'de_de', qty: 10, price: 750 },
  ],
  labels: [
    { text: { all: 'New, "really"', nl_nl: 'Nieuw' }, style: 'Green' },
    { text: { all: 'Last' }, style: 'Light Green' },
  ],
  related: ['TABLE', 'ELLA'],
  upSells: ['BED'],
  crossSells: ['CARD', 'NORA'],
  colorRelations: ['ELLA'],
  images: ['demo/a.webp', 'catalog/product/w/b/b.jpg', 'catalog/product/_shop/c.jpg'],
  imageLabels: {
    'demo/a.webp': { all: 'A, "really"', de_de: 'Ein A', fr_fr: '' },
    'catalog/product/_shop/c.jpg': { all: 'C, the third' },
  },
  hidesStockAlert: true,
  isEnabled: false,
  stock: { qty: -3, isInStock: true, isManaged: true, hasBackorders: true, minQty: 2, maxQty: 6 },
  createdAt: '2026-01-01T12:34:56.789Z',
})

const set = productDraft('SET', {
  typeId: 'grouped',
  associated: [
    { sku: 'TABLE', qty: 1 },
    { sku: 'ELLA', qty: 4 },
  ],
})

/** Nothing of it may be lost on the way out and back. */
export const SHOP_OF_EVERYTHING: CatalogueDraft = {
  attributes: [
    ...SMALL_SHOP.attributes,
    {
      code: 'odd',
      label: { all: 'Odd, "very"', de_de: '' },
      input: 'select',
      isFilterable: false,
      isVisible: false,
      position: 9,
      options: [
        { value: 'a', label: { all: 'Same' } },
        { value: 'b', label: { all: 'Same', de_de: 'Anders' }, swatch: '#fff' },
        { value: 'a|b', label: { all: 'Both|of, them=x' } },
      ],
    },
  ],
  categories: [
    ...SMALL_SHOP.categories,
    {
      path: 'Furniture, outside',
      name: { all: 'Outside & in', fr_fr: 'Dehors' },
      urlKey: { all: 'outside', fr_fr: 'dehors' },
      description: { all: '<p>Green</p>', nl_nl: '' },
      seoText: { all: AWKWARD },
      metaTitle: { all: 'Out' },
      image: 'demo/outside.webp',
      position: 7,
      isActive: false,
      isInMenu: false,
      displayMode: 'PRODUCTS_AND_PAGE',
    },
  ],
  products: [...SMALL_SHOP.products, bundle, giftCard, pattern, advice, set],
}
