import { describe, expect, it } from 'vitest'
import { toShownCard } from '../../../../client/stores/product-cards/load-shown-card'
import { type Child, sofa } from '../product/sofa'

const CHILDREN: Child[] = [
  ['red', 's', true],
  ['red', 'm', true],
  ['blue', 's', true],
  ['blue', 'm', false],
]
const product = sofa(CHILDREN)
const link = (sku: string) => `/sofa?childSku=${sku}`
const sizes = (color: string) => [
  { label: 'S', link: link(`SOFA-${color}-s`), isInStock: true },
  { label: 'M', link: link(`SOFA-${color}-m`), isInStock: color === 'red' },
]

describe('a card on which something was chosen (spec 4)', () => {
  it('shows picture, price and link of a colour, and still asks for the size', () => {
    const card = toShownCard(product, { kind: 'color', link: link('SOFA-red-m') })
    expect(card).toMatchObject({
      sku: 'SOFA',
      link: link('SOFA-red-m'),
      images: ['red.webp', 'sofa.webp'],
      price: { regular: 10_000 },
      isFromPrice: true,
      asksFirst: true,
      sizes: sizes('red'),
    })
    expect(card.request?.errors).toEqual([{ key: 'product.select-size' }])
  })

  it('replaces sku, options and product_option when a size is chosen', () => {
    const card = toShownCard(product, { kind: 'size', link: link('SOFA-blue-s') })
    expect(card).toMatchObject({ sku: 'SOFA-blue-s', asksFirst: false, sizes: sizes('blue') })
    expect(card.price.regular).toBe(10_002)
    expect(card.request).toMatchObject({
      sku: 'SOFA-blue-s',
      parentSku: 'SOFA',
      options: [
        { label: 'Colour', value: 'BLUE' },
        { label: 'Size', value: 'S' },
      ],
      productOption: { extension_attributes: { configurable_item_options: [{}, {}] } },
      errors: [],
    })
  })

  it('refuses a size that is sold out', () => {
    const card = toShownCard(product, { kind: 'size', link: link('SOFA-blue-m') })
    expect(card.isInStock).toBe(false)
    expect(card.request?.errors).toEqual([{ key: 'product.variant-sold-out' }])
  })

  it('can be added in a colour where there are no sizes', () => {
    const one = sofa(CHILDREN, { options: product.options.slice(0, 1) })
    const card = toShownCard(one, { kind: 'color', link: link('SOFA-blue-s') })
    expect(card).toMatchObject({ sku: 'SOFA-blue-s', asksFirst: false })
  })

  it('is the product itself where its colours are products of their own', () => {
    const other = sofa([], { sku: 'LAMP-RED', typeId: 'simple', link: '/lamp-red', options: [] })
    const card = toShownCard(other, { kind: 'color', link: '/lamp-red' })
    expect(card).toMatchObject({ sku: 'LAMP-RED', link: '/lamp-red', asksFirst: false, sizes: [] })
  })
})
