import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNavigationHistory } from '../../../../client/stores/navigation-history'

const paths = fc.array(fc.constantFrom('/', '/rugs', '/rugs?page=2', '/cart'), { maxLength: 80 })

function visitAll(visited: string[]) {
  const history = createNavigationHistory()
  for (const path of visited) history.getState().append(path)
  return { ...history.getState(), shown: () => history.getState().paths }
}

it('each route change appends the full path unless equal to the last; the cap is 30', () => {
  fc.assert(
    fc.property(paths, (visited) => {
      const changes = visited.filter((path, place) => path !== visited[place - 1])
      expect(visitAll(visited).shown()).toEqual(changes.slice(-30))
    }),
  )
})

it('pops the last N, by default 2, and clears all', () => {
  fc.assert(
    fc.property(paths, fc.integer({ min: -3, max: 40 }), (visited, count) => {
      const { paths: all, pop, clear, shown } = visitAll(visited)
      pop(count)
      const left = all.slice(0, Math.max(0, all.length - Math.max(0, count)))
      expect(shown()).toEqual(left)
      pop()
      expect(shown()).toEqual(left.slice(0, -2))
      clear()
      expect(shown()).toEqual([])
    }),
  )
})
