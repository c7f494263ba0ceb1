import { expect, test } from 'vitest'
import type { GatewayAnswer } from '../../../../client/engine/ports'
import { loadMenuTree } from '../../../../client/layout/menu/load-menu-tree'
import type { QueryHolder } from '../../../../client/stores/query-holder'
import type { MenuBranch } from '../../../../shared/routing/page-chrome'
import { FakeBrowser } from '../engine/fake-browser'

const TREE: MenuBranch[] = [{ id: 7, name: 'Lamps', link: '/lamps', image: '', children: [] }]
const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

test('the menu is loaded once for each page load, however often it is approached', async () => {
  const browser = new FakeBrowser()
  browser.answer = () => answered(200, TREE)
  const queries: QueryHolder = { client: null }
  const { http } = browser.openTab()
  const [first, second] = await Promise.all([
    loadMenuTree(queries, http),
    loadMenuTree(queries, http),
  ])
  expect([first, second, await loadMenuTree(queries, http)]).toEqual([TREE, TREE, TREE])
  expect(browser.asked).toHaveLength(1)
})

test.each<[string, GatewayAnswer]>([
  ['an error', answered(503, null)],
  ['no network', { kind: 'lost', reason: 'offline' }],
])('after %s the next approach asks again', async (_name, answer) => {
  const browser = new FakeBrowser()
  browser.answer = () => answer
  const queries: QueryHolder = { client: null }
  const { http } = browser.openTab()
  await expect(loadMenuTree(queries, http)).rejects.toThrow()
  browser.answer = () => answered(200, TREE)
  expect(await loadMenuTree(queries, http)).toEqual(TREE)
})
