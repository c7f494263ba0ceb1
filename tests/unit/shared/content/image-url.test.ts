import { describe, expect, it } from 'vitest'
import {
  bannerSrcSet,
  gallerySrcSet,
  imagePath,
  imageUrl,
  listSrcSet,
} from '../../../../shared/content/image-url'

describe('addresses of pictures (spec 9)', () => {
  it('puts the size between /media and the path', () => {
    expect(imageUrl('armchair-sage.webp', '400x600')).toBe('/media/400x600/armchair-sage.webp')
    expect(imageUrl('/a/b/one.jpg', '150x150')).toBe('/media/150x150/a/b/one.jpg')
    expect(imageUrl('/media/one.jpg', '150x150')).toBe('/media/150x150/one.jpg')
  })

  it('writes spaces of a name so that a list of addresses can hold it', () => {
    expect(imageUrl('/catalog/sofa (1).jpg', '600x744')).toBe(
      '/media/600x744/catalog/sofa%20(1).jpg',
    )
  })

  it('leaves drawings and animations as they are', () => {
    expect(imageUrl('logo.svg', '400x600')).toBe('/media/logo.svg')
    expect(imageUrl('move.GIF', '400x600')).toBe('/media/move.GIF')
    expect(imageUrl('logo.svg?v=ab12cd34', '400x600')).toBe('/media/logo.svg?v=ab12cd34')
  })

  it('asks the CMS for webp in the wanted size', () => {
    expect(imageUrl('https://a.storyblok.com/f/1/2x3/x/one.jpg', '768x0')).toBe(
      'https://a.storyblok.com/f/1/2x3/x/one.jpg/m/768x0/filters:format(webp)',
    )
  })

  it('does not touch pictures of other hosts', () => {
    expect(imageUrl('https://elsewhere.example/one.jpg', '768x0')).toBe(
      'https://elsewhere.example/one.jpg',
    )
  })

  it('tells the path of a picture below /media by its address', () => {
    expect(imagePath(imageUrl('demo/a.webp?v=1', '30x40'), '30x40')).toBe('demo/a.webp?v=1')
    const elsewhere = 'https://elsewhere.example/one.jpg'
    expect(imagePath(imageUrl(elsewhere, '400x600'), '400x600')).toBe(elsewhere)
  })

  it('offers product lists in 400 and 512 pixels and the double of both', () => {
    const widths = listSrcSet('a.webp')
      .split(',')
      .map((entry) => entry.split(' ')[1])
    expect(widths).toEqual(['400w', '512w', '800w', '1024w'])
    expect(gallerySrcSet('a.webp')).toContain('/media/600x744/a.webp 600w')
  })

  it('offers the banner in 1272x274, its double, and as wide as a phone', () => {
    const banners = bannerSrcSet('a.webp').split(',')
    expect(banners).toEqual([
      '/media/800x172/a.webp 800w',
      '/media/1272x274/a.webp 1272w',
      '/media/2544x548/a.webp 2544w',
    ])
  })
})
