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
  ownName: 'Fjord armchair',
  taxClass: 'standard',
  price: 40_000,
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  choices: [{ attributeId: 7, label: 'Colour', value: 'sage', valueLabel: 'sage' }],
  deliveryDays: null,
  isByAppointment: false,
  typeData: {},
  stock: null,
}

const option = {
  id: '1',
  title: { all: 'Armchair' },
  type: 'radio' as const,
  isRequired: true,
  selections: [],
}
const selection = { id: '1', sku: 'CHAIR-SAGE', qty: 1, isDefault: true, isQtyChangeable: false }

const choicesOf = (part: SellableProduct) =>
  partChoices({ parts: [{ option, selection, qty: 2, part }] }, 'global_en')

test('a part of a bundle is named with what was chosen of it, for whoever packs it', () => {
  expect(choicesOf(CHAIR)).toMatchObject([
    { label: 'Armchair', valueLabel: '2 × Fjord armchair, sage' },
  ])
})

test('a part with a name of its own is called as on the page where it was chosen', () => {
  expect(choicesOf({ ...CHAIR, ownName: 'Fjord armchair in sage' })).toMatchObject([
    { valueLabel: '2 × Fjord armchair in sage' },
  ])
})
