import { describe, expect, it } from 'vitest'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import { sofa } from '../../client/product/sofa'

const picture = (path: string) => ({ path, alt: 'Sofa' })
const pathsOf = (pictures: { path: string }[]) => pictures.map(({ path }) => path)

describe('the pictures of a product with a child chosen (spec 4)', () => {
  const product = sofa(
    [
      ['red', 's', true],
      ['blue', 's', true],
    ],
    { gallery: [picture('red.webp'), picture('room.webp'), picture('blue.webp')] },
  )
  const [red, blue] = product.variants

  it('are its own, then those of the product that show no other colour', () => {
    expect(pathsOf(galleryOf(product, red))).toEqual(['red.webp', 'room.webp'])
    expect(pathsOf(galleryOf(product, blue))).toEqual(['blue.webp', 'room.webp'])
  })

  it('of a child without any are those of the product that are no other child’s', () => {
    const bare = { ...product.variants[0], gallery: [] } as (typeof product.variants)[number]
    const shown = galleryOf({ ...product, variants: [bare, ...product.variants] }, bare)
    expect(pathsOf(shown)).toEqual(['room.webp'])
  })

  it('are all of the product where there is nothing else to show, and where nothing is chosen', () => {
    const bare = { ...product.variants[0], gallery: [] } as (typeof product.variants)[number]
    const one = { gallery: [picture('blue.webp')], variants: [bare, ...product.variants] }
    expect(pathsOf(galleryOf(one, bare))).toEqual(['blue.webp'])
    expect(galleryOf(product, undefined)).toBe(product.gallery)
  })
})
