import { expect, test } from 'vitest'
import { toAddRequest } from '../../../../shared/cart/add-request'
import type { CartLine } from '../../../../shared/cart/cart-line'
import {
  chooseValue,
  type LineEdit,
  mayBeEdited,
  openEdit,
  toEditRequest,
} from '../../../../shared/cart/line-edit'
import { toLineKey } from '../../../../shared/cart/line-equality'
import { sofa } from '../../client/product/sofa'

const product = sofa([
  ['red', 's', true],
  ['red', 'l', false],
  ['blue', 's', true],
  ['blue', 'l', true],
])

function lineOf(sku: string, change: Partial<CartLine> = {}): CartLine {
  const variant = product.variants.find((one) => one.sku === sku)
  const {
    stock: _stock,
    errors: _errors,
    qty: _qty,
    ...request
  } = toAddRequest(product, variant, 1)
  return { ...request, key: toLineKey(request), qty: 2, ...change }
}

function opened(line: CartLine): LineEdit {
  const edit = openEdit(product, line)
  if (!edit) throw new Error('The line has no child')
  return edit
}

test('opening a line for editing sets its product, quantity and options', () => {
  const edit = opened(lineOf('SOFA-blue-s'))
  expect([edit.product.sku, edit.qty]).toEqual(['SOFA', '2'])
  expect(edit.variant.choices).toEqual({ color: 'blue', size: 's' })
})

test('a simple product finds its configurable parent’s child from colour and size', () => {
  const options = [
    { label: 'Colour', value: 'BLUE' },
    { label: 'Size', value: 'L' },
  ]
  const line = lineOf('SOFA-red-s', { sku: 'LONE', parentSku: 'LONE', typeId: 'simple', options })
  expect(opened(line).variant.sku).toBe('SOFA-blue-l')
  expect(openEdit(product, { ...line, options: [] })).toBeNull()
})

test('another option keeps the others where they are in stock, else leads to what is', () => {
  const blue = opened(lineOf('SOFA-blue-l'))
  expect(chooseValue(blue, 'size', 's')?.variant.sku).toBe('SOFA-blue-s')
  expect(chooseValue(blue, 'color', 'red')?.variant.sku).toBe('SOFA-red-s')
  expect(chooseValue(blue, 'color', 'green')).toBeNull()
})

test('what is edited names the child and keeps the answers to custom options', () => {
  const custom = [{ option_id: '5', option_value: 'Bo' }]
  const line = lineOf('SOFA-blue-s')
  const engraved: CartLine = {
    ...line,
    options: [...line.options, { label: 'Name', value: 'Bo' }],
    productOption: {
      extension_attributes: {
        ...line.productOption?.extension_attributes,
        custom_options: custom,
      },
    },
  }
  const large = chooseValue(opened(engraved), 'size', 'l')
  if (!large) throw new Error('There is a large one')
  const request = toEditRequest(large, 3, engraved)
  expect([request.sku, request.parentSku, request.qty]).toEqual(['SOFA-blue-l', 'SOFA', 3])
  expect(request.options.map(({ value }) => value)).toEqual(['BLUE', 'L', 'Bo'])
  expect(request.productOption?.extension_attributes).toEqual({
    configurable_item_options: [
      { option_id: '93', option_value: 'blue' },
      { option_id: '142', option_value: 'l' },
    ],
    custom_options: custom,
  })
})

test('only what comes in sizes or colours can be edited', () => {
  expect(mayBeEdited(lineOf('SOFA-blue-s'))).toBe(true)
  const plain = { sku: 'VASE', parentSku: 'VASE', typeId: 'simple', productOption: null } as const
  expect(mayBeEdited(lineOf('SOFA-blue-s', plain))).toBe(false)
})
