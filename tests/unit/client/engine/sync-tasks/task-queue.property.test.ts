// Whatever happens to tabs, network and shop: each task is done once, in its order, and told.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answered, LOST, openFakeBrowser, openFakeShop, openTab } from './fake-tasks'

/** 1,000 in every run; more by hand: npm run schedules -- 100000. */
const RUNS = Number(process.env.RUNS ?? 1000)

const act = fc.oneof(
  fc.constantFrom('add', 'add cacheable', 'run', 'tell', 'run and die', 'open', 'let go on'),
  fc.constantFrom('lost', 'answer lost', 'busy', 'down'),
)
const schedule = fc.array(fc.tuple(act, fc.nat(3)), { maxLength: 40 })

const FAULTS = {
  lost: LOST,
  'answer lost': 'answer lost',
  busy: answered(429),
  down: answered(503),
} as const

it('each task is done exactly once and in order, whoever sends it, dies or is not answered', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const shop = openFakeShop()
      const browser = openFakeBrowser()
      const tabs = [openTab(browser, shop)]
      const asked: string[] = []
      const cacheable = new Set<string>()
      const told: string[] = []

      for (const [does, which] of steps) {
        const at = which % tabs.length
        const tab = tabs[at] ?? openTab(browser, shop)
        if (does === 'add' || does === 'add cacheable') {
          const before = new Set(browser.kept.keys())
          const isCacheable = does === 'add cacheable'
          await tab.add({
            url: '/api/x',
            payload: { method: 'POST' },
            is_result_cacheable: isCacheable,
          })
          const name = [...browser.kept.keys()].find((key) => !before.has(key)) ?? ''
          asked.push(name)
          if (isCacheable) cacheable.add(name)
        } else if (does === 'run') void tab.run()
        else if (does === 'tell') void tab.acknowledge(({ task_id }) => told.push(task_id))
        else if (does === 'run and die') {
          void tab.run()
          for (let turn = 0; turn < which * 3; turn += 1) await Promise.resolve()
          tab.die()
          tabs[at] = openTab(browser, shop)
        } else if (does === 'open') tabs.push(openTab(browser, shop))
        else if (does === 'let go on') await new Promise<void>((over) => setImmediate(over))
        else shop.answers.push(FAULTS[does])
      }

      shop.answers = []
      await new Promise<void>((over) => setImmediate(over))
      for (const tab of tabs) tab.die()
      const last = openTab(browser, shop)
      expect(await last.run()).toEqual([])
      await last.acknowledge(({ task_id }) => told.push(task_id))

      expect(shop.done).toEqual(asked)
      expect(told).toHaveLength(new Set(told).size)
      // A page that is closed while it tells something has told it.
      const isClosed = steps.some(([does]) => does === 'run and die')
      if (!isClosed) expect(told.toSorted()).toEqual(asked.toSorted())
      expect([...browser.kept.keys()]).toEqual(asked.filter((name) => cacheable.has(name)))
    }),
    { numRuns: RUNS },
  )
})
