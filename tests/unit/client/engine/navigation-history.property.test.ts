import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  appendPath,
  type NavigationHistory,
  popPaths,
} from '../../../../client/engine/navigation-history'

const paths = fc.array(fc.constantFrom('/', '/rugs', '/rugs?page=2', '/cart'), { maxLength: 80 })
const visitAll = (visited: string[]) => visited.reduce<NavigationHistory>(appendPath, [])

it('each route change appends the full path unless equal to the last; the cap is 30', () => {
  fc.assert(
    fc.property(paths, (visited) => {
      const changes = visited.filter((path, place) => path !== visited[place - 1])
      expect(visitAll(visited)).toEqual(changes.slice(-30))
    }),
  )
})

it('pops the last N, by default 2', () => {
  fc.assert(
    fc.property(paths, fc.integer({ min: -3, max: 40 }), (visited, count) => {
      const history = visitAll(visited)
      expect(popPaths(history)).toEqual(history.slice(0, -2))
      expect(popPaths(history, count)).toEqual(
        history.slice(0, Math.max(0, history.length - Math.max(0, count))),
      )
    }),
  )
})
