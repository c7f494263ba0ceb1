import { expect, it } from 'vitest'
import { isScreenPath } from '../../../../client/app/is-screen-path'

it.each(['/', '/cart', '/icons-of-design', '/sofa/luna'])('%s is drawn by the router', (path) =>
  expect(isScreenPath(path, '/')).toBe(true),
)

it.each(['/api/cart', '/icons/icon-192.png', '/screenshots/home.png', '/sitemap.xml'])(
  '%s is loaded by the browser',
  (path) => expect(isScreenPath(path, '/')).toBe(false),
)
