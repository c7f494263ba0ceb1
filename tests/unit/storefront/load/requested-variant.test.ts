import { describe, expect, it } from 'vitest'
import { requestedVariant } from '../../../../worker/storefront/load/load-product-page'
import { sofa } from '../../client/product/sofa'

const product = sofa([
  ['red', 's', true],
  ['red', 'm', true],
  ['blue', 's', false],
])
const skuAt = (childSku: string | null, query = '') =>
  requestedVariant(product, childSku, new URLSearchParams(query))?.sku

describe('the child that an address asks for (spec 2, URL resolution)', () => {
  it('is the requested one', () => {
    expect(skuAt('SOFA-blue-s')).toBe('SOFA-blue-s')
    expect(skuAt(null, 'childSku=SOFA-blue-s')).toBe('SOFA-blue-s')
    expect(skuAt('SOFA-blue-s', 'size=m')).toBe('SOFA-blue-s')
  })

  it('is the one of a requested size, when no child is named', () => {
    expect(skuAt(null, 'size=m')).toBe('SOFA-red-m')
    expect(skuAt('GONE', 'size=m')).toBe('SOFA-red-m')
  })

  it('is the one that the product opens with, when nothing is requested', () => {
    expect(skuAt(null)).toBe('SOFA-red-s')
    expect(skuAt(null, 'size=xxl')).toBe('SOFA-red-s')
    expect(requestedVariant(sofa([]), 'X', new URLSearchParams('size=m'))).toBeUndefined()
  })
})
