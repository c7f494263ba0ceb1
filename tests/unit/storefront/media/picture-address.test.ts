import { describe, expect, test } from 'vitest'
import {
  encodePicturePath,
  readPictureAddress,
} from '../../../../worker/storefront/media/picture-address'

const read = (path: string) => readPictureAddress(new URL(path, 'https://nl.example'))

describe('the address of a picture', () => {
  test('has a size of ours or none, a path, and a version where it was replaced', () => {
    const path = 'demo/sofa-1.webp'
    expect(read(`/media/400x600/${path}`)).toEqual({ size: '400x600', path, version: null })
    expect(read(`/media/${path}?v=ab12cd34`)).toEqual({ size: null, path, version: 'ab12cd34' })
    expect(read(`/media/401x600/${path}`)).toBeNull()
  })

  test.each([
    '/media/400x600/%64emo/sofa.webp',
    '/media/400x600/demo%2fsofa.webp',
    '/media/400x600/demo/%73%6Ff%61.webp',
    '/media/%3400x600/demo/sofa%2Ewebp',
    '/media/400x600/demo/sofa.webp?x=1',
    '/media/400x600/demo/./sofa.webp',
    '/media/400x600/demo/sofa.webp?v=ab12',
    '/media/400x600/demo/sofa.webp?v=ab12cd34ef',
  ])('means one picture however it is spelt: %s', (spelt) => {
    expect(read(spelt)).toEqual({ size: '400x600', path: 'demo/sofa.webp', version: null })
  })

  test.each(['s/o/sofa_(1).jpg', 'stühle.jpg', 'Fauteuil d’été & pouf.jpg', "l'été,2.jpg"])(
    'may have any name that a backend gives: %s',
    (path) => {
      expect(read(`/media/400x600/${path}`)).toEqual({ size: '400x600', path, version: null })
      expect(read(`/media/400x600/${encodePicturePath(path)}`)?.path).toBe(path)
    },
  )

  test.each([
    '/media/400x600/%2e%2e%2fadmin/x.webp',
    '/media/demo/..%2f..%2fadmin',
    '/media/demo/%252e%252e/x.webp',
    '/media/demo//sofa.webp',
    '/media/demo/.hidden.webp',
    '/media/demo/%ff.webp',
    '/media/demo/%00.webp',
    '/media/demo\\..\\x.webp',
    '/media/',
  ])('is none with a way up, hidden or broken: %s', (spelt) => {
    const address = read(spelt)
    expect(address === null || !address.path.includes('..')).toBe(true)
    if (!spelt.includes('\\')) expect(address).toBeNull()
  })
})
