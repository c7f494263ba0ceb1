import { describe, expect, it } from 'vitest'
import { wireCategory } from '../../../../shared/contract/catalogue/category'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import { wireStock } from '../../../../shared/contract/catalogue/stock'
import { category, deepUnder, product } from './examples'

describe('a product on the wire', () => {
  const parsed = wireProduct.parse(product)

  it('has numbers where numbers came as text', () => {
    expect(parsed.final_price).toBe(32)
    expect(parsed.visibility).toBe(4)
    expect(parsed.tax_class_id).toBe(2)
    expect(parsed.category_ids).toEqual([25, 8])
    expect(parsed.amxnotif_hide_alert).toBe(1)
    expect(parsed.erin_recommends).toBe(false)
  })

  it('leaves out what came as null or empty', () => {
    expect(Object.keys(parsed)).not.toContain('special_price')
    expect(Object.keys(parsed)).not.toContain('bundle_options')
    expect(parsed.configurable_options?.[0]?.values[1]).toEqual({ value_index: '50' })
  })

  it('keeps the attributes nobody listed, on the product and on its children', () => {
    expect(parsed.material).toEqual([33, 38])
    expect(parsed.configurable_children?.[0]?.color).toBe('49')
    expect(parsed.configurable_children?.[0]?.stock).toEqual({ is_in_stock: true, qty: 30 })
  })

  it('reads option ids as text, since they are compared as text', () => {
    expect(parsed.configurable_options?.[0]?.attribute_id).toBe('93')
    expect(parsed.configurable_options?.[0]?.values[0]?.value_index).toBe('49')
    expect(parsed.custom_options?.[0]?.option_id).toBe('5')
  })

  it('reads its own output again unchanged', () => {
    expect(wireProduct.parse(parsed)).toEqual(parsed)
  })

  it('needs an id, a sku and a type', () => {
    for (const key of ['id', 'sku', 'type_id']) {
      expect(wireProduct.safeParse({ ...product, [key]: undefined }).success).toBe(false)
    }
  })

  it('refuses a price that is no number', () => {
    for (const price of ['free', JSON.parse('1e400'), Number.NaN, [], {}, '1e400']) {
      expect(wireProduct.safeParse({ ...product, price }).success).toBe(false)
    }
  })

  it('refuses attributes 10,000 levels deep', () => {
    expect(wireProduct.safeParse({ ...product, other: deepUnder('a') }).success).toBe(false)
    const linked = { product_links: [{ linked_product: deepUnder('linked_product') }] }
    expect(wireProduct.safeParse({ ...product, ...linked }).success).toBe(false)
  })
})

describe('a category on the wire', () => {
  it('carries its children, with the ids of its parents as text', () => {
    const parsed = wireCategory.parse(category)
    expect(parsed.parent_ids).toEqual(['1', '2'])
    expect(parsed.children_count).toBe(1)
    expect(parsed.children_data?.[0]?.children_data?.[0]?.name).toBe('Tees')
    expect(wireCategory.parse(parsed)).toEqual(parsed)
  })

  it('is refused when its tree is 10,000 levels deep', () => {
    const tree = `${'{"id":1,"children_data":['.repeat(10_000)}${']}'.repeat(10_000)}`
    expect(wireCategory.safeParse(JSON.parse(tree)).success).toBe(false)
  })

  it('is refused when a child is none', () => {
    expect(wireCategory.safeParse({ id: 1, children_data: [{ id: 'x' }] }).success).toBe(false)
    expect(wireCategory.safeParse({ id: 1, children_data: 'x' }).success).toBe(false)
  })
})

describe('a stock item on the wire', () => {
  it('reads what the platform writes as 0, 1 and text', () => {
    const item = {
      item_id: 1,
      product_id: 2,
      qty: '53.0000',
      is_in_stock: 1,
      backorders: '0',
      show: 1,
    }
    expect(wireStock.parse(item)).toEqual({
      item_id: 1,
      product_id: 2,
      qty: 53,
      is_in_stock: true,
      backorders: 0,
    })
  })
})
