import { describe, expect, it } from 'vitest'
import { toAddRequest } from '../../../../shared/cart/add-request'
import { withGiftCard } from '../../../../shared/cart/gift-card/with-gift-card'
import { withBundle } from '../../../../shared/cart/with-bundle'
import { withCustomOptions } from '../../../../shared/cart/with-custom-options'
import type { BundleOption } from '../../../../shared/catalog/bundle'
import type { CustomOption } from '../../../../shared/catalog/custom-option'
import { parseAmount } from '../../../../shared/catalog/gift-card'
import { NO_SURCHARGE } from '../../../../shared/catalog/surcharge'
import { productOption } from '../../../../shared/contract/catalogue/product-option'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { sofa } from './sofa'

const NL = storeViewOf('nl_nl').i18n

const product = sofa([['red', 's', true]])
const plain = toAddRequest({ ...product, typeId: 'simple' }, undefined, 1)
const configured = toAddRequest(product, product.variants[0], 1)

const selection = (id: string, qty = 1) => ({
  id,
  sku: id,
  name: `Part ${id}`,
  image: '',
  price: 100,
  qty,
  isDefault: false,
  isQtyChangeable: true,
  isInStock: true,
})
const option = (
  id: string,
  type: BundleOption['type'],
  ...selections: BundleOption['selections']
) => ({
  id,
  title: `Option ${id}`,
  type,
  isRequired: true,
  selections,
})

describe('what a bundle puts into the cart (contract 1.2)', () => {
  const bundle = {
    price: 0,
    options: [
      option('1', 'radio', selection('a'), selection('b')),
      option('2', 'checkbox', selection('c', 2), selection('d'), selection('e')),
      option('3', 'select', selection('f')),
    ],
  }
  const request = withBundle(plain, bundle, {
    '1': { selectionIds: ['b'], qty: 3 },
    '2': { selectionIds: ['c', 'd', 'e'], qty: 1 },
    '3': { selectionIds: [], qty: 1 },
  })

  it('is each option with its quantity and selections, and none that was not chosen', () => {
    expect(request.productOption?.extension_attributes?.bundle_options).toEqual([
      { option_id: '1', option_qty: 3, option_selections: ['b'] },
      { option_id: '2', option_qty: 2, option_selections: ['c'] },
      { option_id: '2', option_qty: 1, option_selections: ['d', 'e'] },
    ])
  })

  it('is written on the line in words', () => {
    expect(request.options[0]).toEqual({ label: 'Option 1', value: '3 × Part b' })
    expect(request.options[2]).toEqual({ label: 'Option 2', value: 'Part d' })
  })

  it('fits the wire and has no quantity limit (spec 5)', () => {
    expect(productOption.safeParse(request.productOption).success).toBe(true)
    expect(request.maxQty).toBeNull()
  })
})

describe('what custom options put into the cart (contract 1.2)', () => {
  const values = [1, 2, 3].map((id) => ({ id, title: `Value ${id}`, surcharge: NO_SURCHARGE }))
  const custom = (id: string, type: CustomOption['type']): CustomOption => ({
    id,
    title: `Option ${id}`,
    type,
    isRequired: false,
    surcharge: NO_SURCHARGE,
    maxCharacters: null,
    values: type === 'field' ? [] : values,
  })
  const options = [custom('1', 'field'), custom('2', 'multiple'), custom('3', 'drop_down')]
  const given = { '1': ' Erin ', '2': ['3', '1'], '3': '' }
  const request = withCustomOptions(configured, options, given, NL)

  it('is what was answered, several values with commas, beside size and colour', () => {
    const choices = request.productOption?.extension_attributes
    expect(choices?.custom_options).toEqual([
      { option_id: '1', option_value: 'Erin' },
      { option_id: '2', option_value: '1,3' },
    ])
    expect(choices?.configurable_item_options).toHaveLength(2)
    expect(productOption.safeParse(request.productOption).success).toBe(true)
  })

  it('is written on the line in words', () => {
    expect(request.options.slice(2)).toEqual([
      { label: 'Option 1', value: 'Erin' },
      { label: 'Option 2', value: 'Value 1, Value 3' },
    ])
  })

  it('writes a day as the store does, and sends it as it was chosen', () => {
    const dated = withCustomOptions(plain, [custom('1', 'date')], { '1': '2026-12-20' }, NL)
    expect(dated.options).toEqual([{ label: 'Option 1', value: '20 december 2026' }])
    expect(dated.productOption?.extension_attributes?.custom_options).toEqual([
      { option_id: '1', option_value: '2026-12-20' },
    ])
  })

  it('is nothing when nothing was answered', () => {
    expect(withCustomOptions(plain, options, {}, NL)).toBe(plain)
  })
})

describe('what a gift card puts into the cart (contract 1.2)', () => {
  const card = { amounts: [2_500], openAmount: { min: 100, max: 9_000 } }
  const answers = {
    amount: 2_500,
    senderName: 'Wilm',
    recipientName: ' Erin ',
    recipientEmail: 'erin@example.com',
    message: '',
    deliveryDay: '',
  }
  const t = (key: string) => key

  it('names one of its amounts as such, and another as the shopper’s own', () => {
    const fixed = withGiftCard(plain, card, answers, t, NL)
    const open = withGiftCard(plain, card, { ...answers, amount: 3_350 }, t, NL)
    expect(fixed.productOption?.extension_attributes?.am_giftcard_options).toMatchObject({
      am_giftcard_amount: 25,
      am_giftcard_recipient_name: 'Erin',
    })
    expect(open.productOption?.extension_attributes?.am_giftcard_options).toMatchObject({
      am_giftcard_amount_custom: 33.5,
    })
    expect(open.price).toEqual({ regular: 3_350, special: null })
    expect(productOption.safeParse(open.productOption).success).toBe(true)
  })

  it('says on its line all that could be mistyped, a long message shortened', () => {
    const written = {
      ...answers,
      message: `Happy\n${'ever '.repeat(60)}`,
      deliveryDay: '2026-12-20',
    }
    const { options, productOption: sent } = withGiftCard(plain, card, written, t, NL)
    const message = options.find(({ label }) => label === 'product.gift-message')?.value
    expect(message).toMatch(/^Happy ever .{68}…$/)
    expect(options.filter(({ value }) => value !== message)).toEqual([
      { label: 'product.gift-to', value: 'Erin' },
      { label: 'product.gift-email', value: 'erin@example.com' },
      { label: 'product.gift-sender', value: 'Wilm' },
      { label: 'product.gift-day', value: '20 december 2026' },
    ])
    expect(sent?.extension_attributes?.am_giftcard_options).toMatchObject({
      am_giftcard_date_delivery: '2026-12-20',
    })
  })

  it('reads an amount with a comma or a point', () => {
    expect(['25', '25,5', ' € 25.50 '].map(parseAmount)).toEqual([2_500, 2_550, 2_550])
    expect(['', '-5', '1.234,56', '1e3', 'abc'].map(parseAmount)).toEqual(Array(5).fill(null))
  })
})
