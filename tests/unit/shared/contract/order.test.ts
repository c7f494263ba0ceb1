import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import {
  orderRequest,
  orderResult,
  orderStatus,
  toOrderAnswer,
} from '../../../../shared/contract/order/order'
import { order } from './examples'

const row = order.products[0]

describe('the order request', () => {
  it('is accepted as the shop sends it', () => {
    const parsed = orderRequest.parse(order)
    expect(parsed.order_id).toBe(order.order_id)
    expect(parsed.products[0]).toEqual({ ...row, product_option: {} })
    expect(parsed.addressInformation.shippingAddress?.lastname).toBe("O'Brien-Vermeer")
  })

  it('does without a shipping address for a virtual cart', () => {
    const { shippingAddress: _, ...virtual } = order.addressInformation
    expect(orderRequest.safeParse({ ...order, addressInformation: virtual }).success).toBe(true)
  })

  it('may name a product that costs nothing', () => {
    expect(orderRequest.safeParse({ ...order, products: [{ ...row, price: 0 }] }).success).toBe(
      true,
    )
  })

  it('leaves out what a product row carries beyond its own fields', () => {
    const products = [{ ...row, configurable_children: [{ sku: 'x' }] }]
    expect(orderRequest.parse({ ...order, products }).products[0]).not.toHaveProperty(
      'configurable_children',
    )
  })

  it.each([
    ['an unknown member at the top', { discount: 100 }],
    ['no products', { products: [] }],
    ['too many products', { products: Array(201).fill(row) }],
    ['a quantity as text', { products: [{ ...row, qty: '1' }] }],
    ['a negative price', { products: [{ ...row, price: -1 }] }],
    ['an infinite price', { products: [{ ...row, price: JSON.parse('1e400') }] }],
    ['no attempt id', { order_id: undefined }],
    ['a strange attempt id', { order_id: '../1' }],
    ['no cart', { cart_id: undefined }],
    ['a user id as number', { user_id: 139 }],
    [
      'additional data with objects in it',
      { addressInformation: { ...order.addressInformation, payment_method_additional: { a: {} } } },
    ],
  ])('is refused with %s', (_, change) => {
    expect(orderRequest.safeParse({ ...order, ...change }).success).toBe(false)
  })

  it('is refused with a __proto__ key', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(order).replace('{"user_id"', '{"__proto__":{"store_id":9},"user_id"'),
    )
    expect(orderRequest.safeParse(hostile).success).toBe(false)
  })
})

describe('the order answer', () => {
  it('is a placed order, the job of a queued one, or the refusal that also has code 200', () => {
    const placed = {
      magentoOrderId: 12,
      orderNumber: '000000012',
      backendOrderId: '12',
      transferedAt: '2026',
    }
    expect(toOrderAnswer(orderResult.parse(placed))).toEqual({
      kind: 'placed',
      order: { ...placed, magentoOrderId: '12' },
    })
    expect(toOrderAnswer(orderResult.parse('OK'))).toEqual({ kind: 'queued', job: 'OK' })
    expect(toOrderAnswer(orderResult.parse('Invalid signature validation of A-M'))).toEqual({
      kind: 'refused',
      message: 'Invalid signature validation of A-M',
    })
    for (const result of [5, null, {}, { transferedAt: '2026' }, []]) {
      expect(orderResult.safeParse(result).success).toBe(false)
    }
  })

  it('is found again by the attempt id', () => {
    expect(calls.orderStatus.params.safeParse({ order_id: order.order_id }).success).toBe(true)
    const stored = { platform_order_id: 12, transmited: true, transmited_at: '2026', order: null }
    expect(orderStatus.parse(stored)).toMatchObject({ platform_order_id: '12', transmited: true })
  })
})
