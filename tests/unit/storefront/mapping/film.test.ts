import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toFilm } from '../../../../worker/storefront/mapping/product/to-gallery'

const film = (fields: object) => {
  const wire = z.parse(wireProduct, { id: 1, sku: 'A', type_id: 'simple', ...fields })
  return toFilm(wire, storeViewOf('de_de')).film
}

it('a product has a film where the merchant names one', () => {
  expect(film({})).toBeUndefined()
  expect(film({ film: 'films/sofa.mp4' })).toEqual({ source: 'films/sofa.mp4', captions: null })
  const source = 'https://a.storyblok.com/f/1/sofa.webm'
  expect(film({ media_gallery: [{ image: 'a.webp' }, { vid: { url: source } }] })).toEqual({
    source,
    captions: null,
  })
})

it('its captions are those of the language of the store', () => {
  const given = { film: 'films/sofa.mp4', film_captions: 'films/sofa-{language}.vtt' }
  expect(film(given)?.captions).toBe('films/sofa-de.vtt')
})

it.each(['https://video.example/watch?v=1', '../secret.mp4', '//other.example/a.mp4', 'a.js'])(
  '%s is no film',
  (path) => {
    expect(film({ film: path })).toBeUndefined()
    expect(film({ media_gallery: [{ vid: { url: path } }] })).toBeUndefined()
  },
)
