import type { Product, Variant } from '../../../../shared/catalog/product'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'

/** Colour, size and stock of one child. */
export type Child = [color: string, size: string, isInStock: boolean]

function toVariant([color, size, isInStock]: Child, index: number): Variant {
  return {
    id: index + 1,
    sku: `SOFA-${color}-${size}`,
    name: 'Sofa',
    choices: { color, size },
    price: { regular: 10_000 + index, special: null },
    isInStock,
    maxQty: null,
    fewLeft: null,
    gallery: [{ path: `${color}.webp`, alt: 'Sofa' }],
  }
}

const option = (attributeCode: string, values: string[]) => ({
  attributeId: attributeCode === 'color' ? '93' : '142',
  attributeCode,
  label: attributeCode === 'color' ? 'Colour' : 'Size',
  values: values.map((value) => ({ valueIndex: value, label: value.toUpperCase(), swatch: null })),
})

/** A product in colours and sizes, in the order in which they are first named. */
export function sofa(children: Child[], other: Partial<Product> = {}): Product {
  const named = (at: 0 | 1) => [...new Set(children.map((child) => child[at]))]
  return {
    id: 1,
    sku: 'SOFA',
    parentSku: 'SOFA',
    typeId: 'configurable',
    name: 'Sofa',
    link: '/sofa',
    brand: '',
    description: '<p>Deep and soft.</p>',
    shortDescription: '',
    gallery: [{ path: 'sofa.webp', alt: 'Sofa' }],
    price: { regular: 10_000, special: null },
    isFromPrice: true,
    isInStock: true,
    arrivesNextDay: false,
    hidesStockAlert: false,
    maxQty: null,
    fewLeft: null,
    labels: [],
    options: [option('color', named(0)), option('size', named(1))],
    variants: children.map(toVariant),
    typeData: NO_TYPE_DATA,
    selectedSku: 'SOFA',
    facts: [],
    categoryPaths: [],
    metaTitle: '',
    metaDescription: '',
    ...other,
  } as Product
}
