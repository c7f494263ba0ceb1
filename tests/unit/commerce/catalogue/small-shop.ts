import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'

export function productDraft(sku: string, rest: Partial<ProductDraft> = {}): ProductDraft {
  return {
    sku,
    typeId: 'simple',
    isEnabled: true,
    visibility: 4,
    taxClass: 'standard',
    name: { all: `Product ${sku}` },
    urlKey: { all: sku.toLowerCase() },
    description: { all: '<p>Something for the house.</p>' },
    price: { all: 10_000 },
    attributes: {},
    categories: [],
    images: [`${sku.toLowerCase()}.webp`],
    stock: {
      qty: 10,
      isInStock: true,
      isManaged: true,
      hasBackorders: false,
      minQty: 1,
      maxQty: 10_000,
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-02-01T00:00:00.000Z',
    ...rest,
  }
}

const hidden = { visibility: 1, categories: [] } as const

/** A child of the Nora dress, with its size and colour. */
function noraChild(size: string, color: string, rest: Partial<ProductDraft> = {}): ProductDraft {
  return productDraft(`NORA-${size}-${color}`.toUpperCase(), {
    ...hidden,
    categories: [],
    name: { all: `Nora dress ${size} ${color}` },
    price: { all: 4_995 },
    attributes: { size: [size], color: [color] },
    ...rest,
  })
}

const chair = productDraft('ELLA', {
  name: { all: 'Ella armchair', nl_nl: 'Ella fauteuil', de_de: 'Ella Sessel' },
  urlKey: { all: 'ella-armchair', nl_nl: 'ella-fauteuil' },
  description: { all: '<p>Round, low and <b>sage</b> &amp; soft.</p>' },
  price: { all: 49_900, de_de: 52_900 },
  specialPrice: { all: { price: 39_900, from: null, to: null } },
  attributes: { color: ['sage'], material: ['wool', 'oak'], erin_recommends: ['1'], note: ['Hi'] },
  categories: ['Furniture/Chairs'],
  images: ['ella-1.webp', 'ella-2.webp'],
  labels: [{ text: { all: 'New', nl_nl: 'Nieuw' }, style: 'Green' }],
  related: ['TABLE'],
})

const table = productDraft('TABLE', {
  name: { all: 'Bruno coffee table', de_de: 'Bruno Couchtisch' },
  urlKey: { all: 'bruno-coffee-table' },
  price: { all: 25_000 },
  attributes: { color: ['oak'] },
  categories: ['Furniture'],
  createdAt: '2026-01-05T00:00:00.000Z',
  updatedAt: '2026-02-05T00:00:00.000Z',
})

const nora = productDraft('NORA', {
  typeId: 'configurable',
  name: { all: 'Nora dress', fr_fr: 'Robe Nora à fleurs' },
  urlKey: { all: 'nora-dress' },
  attributes: { material: ['cotton'] },
  categories: ['Kidswear'],
  variations: {
    attributes: ['size', 'color'],
    skus: ['NORA-S-RED', 'NORA-M-RED', 'NORA-M-BLUE', 'NORA-L-BLUE'],
  },
  createdAt: '2025-12-01T00:00:00.000Z',
  updatedAt: '2026-01-20T00:00:00.000Z',
})

/** Three products in three categories: one simple on sale, one plain, one configurable. */
export const SMALL_SHOP: CatalogueDraft = {
  attributes: [
    {
      code: 'color',
      label: { all: 'Colour', nl_nl: 'Kleur' },
      input: 'select',
      isFilterable: true,
      isVisible: true,
      position: 1,
      options: [
        { value: 'sage', label: { all: 'Sage', nl_nl: 'Saliegroen' }, swatch: '#9caf88' },
        { value: 'oak', label: { all: 'Oak', nl_nl: 'Eiken' } },
        { value: 'red', label: { all: 'Red', nl_nl: 'Rood' } },
        { value: 'blue', label: { all: 'Blue', nl_nl: 'Blauw' } },
      ],
    },
    {
      code: 'size',
      label: { all: 'Size', nl_nl: 'Maat' },
      input: 'select',
      isFilterable: true,
      isVisible: true,
      position: 2,
      options: ['S', 'M', 'L'].map((value) => ({ value, label: { all: value } })),
    },
    {
      code: 'material',
      label: { all: 'Material' },
      input: 'multiselect',
      isFilterable: true,
      isVisible: true,
      position: 3,
      options: ['wool', 'oak', 'cotton'].map((value) => ({ value, label: { all: value } })),
    },
    {
      code: 'erin_recommends',
      label: { all: 'Erin recommends' },
      input: 'boolean',
      isFilterable: true,
      isVisible: false,
      position: 4,
      options: [],
    },
    {
      code: 'note',
      label: { all: 'Note' },
      input: 'text',
      isFilterable: false,
      isVisible: true,
      position: 5,
      options: [],
    },
  ],
  categories: [
    category('Furniture', { all: 'Furniture', nl_nl: 'Meubels' }, 1),
    category('Furniture/Chairs', { all: 'Chairs', nl_nl: 'Stoelen' }, 2),
    category('Kidswear', { all: 'Kidswear', nl_nl: 'Kinderkleding' }, 3),
  ],
  products: [
    chair,
    table,
    noraChild('S', 'red', { price: { all: 3_995 } }),
    noraChild('M', 'red'),
    noraChild('M', 'blue', { price: { all: 5_995 } }),
    noraChild('L', 'blue', { stock: { ...chair.stock, qty: 0, isInStock: false } }),
    nora,
  ],
  redirects: [
    { store: 'nl_nl', requestPath: 'old-chair', targetPath: 'ella-fauteuil', status: 301 },
  ],
  urlMappings: [
    {
      store: 'nl_nl',
      requestPath: 'zitten',
      name: 'category',
      params: { slug: 'meubels/stoelen' },
    },
  ],
  searchRedirects: [{ store: 'nl_nl', term: 'Winkels', url: '/storelocator/' }],
  landingPages: [
    {
      store: 'all',
      urlPath: 'furniture/oak',
      category: 'Furniture',
      isActive: true,
      name: 'Oak furniture',
      filters: [{ attribute: 'color', value: 'oak' }],
      isFilterLinkAllowed: true,
      hidesSelectedFilters: false,
    },
  ],
  stories: [
    story('home', 'nl_nl', 'Thuis', true),
    story('home', 'all', 'Home', true),
    story('blocks/footer', 'all', 'Footer', true),
    story('secret', 'all', 'Not yet', false),
  ],
}

function category(path: string, name: { all: string; nl_nl?: string }, position: number) {
  const urlKey = { all: name.all.toLowerCase(), nl_nl: (name.nl_nl ?? name.all).toLowerCase() }
  const rest = { position, isActive: true, displayMode: 'PRODUCTS' as const }
  return { path, name, urlKey, ...rest }
}

function story(fullSlug: string, store: 'nl_nl' | 'all', name: string, isPublished: boolean) {
  const content = { component: 'page', _uid: `${fullSlug}-${store}`, title: name }
  return { store, fullSlug, name, content, isPublished, createdAt: '2026-01-01T00:00:00.000Z' }
}
