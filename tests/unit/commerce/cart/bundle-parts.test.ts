import { expect, test } from 'vitest'
import { partChoices } from '../../../../worker/commerce/cart/bundle-parts'
import type { SellableProduct } from '../../../../worker/commerce/cart/sellable-product'

const CHAIR: SellableProduct = {
  productId: 1,
  sku: 'CHAIR-SAGE',
  parentSku: 'CHAIR',
  typeId: 'simple',
  isEnabled: true,
  name: 'Fjord armchair',
  taxClass: 'standard',
  price: 40_000,
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  choices: [{ attributeId: 7, label: 'Colour', value: 'sage', valueLabel: 'sage' }],
  deliveryDays: null,
  typeData: {},
  stock: null,
}

test('a part of a bundle is named with what was chosen of it, for whoever packs it', () => {
  const option = {
    id: '1',
    title: { all: 'Armchair' },
    type: 'radio' as const,
    isRequired: true,
    selections: [],
  }
  const selection = { id: '1', sku: 'CHAIR-SAGE', qty: 1, isDefault: true, isQtyChangeable: false }
  const line = { parts: [{ option, selection, qty: 2, part: CHAIR }] }
  expect(partChoices(line, 'global_en')).toMatchObject([
    { label: 'Armchair', valueLabel: '2 × Fjord armchair, sage' },
  ])
})
