import { expect, it } from 'vitest'
import type { SyncTask } from '../../../../../client/engine/sync-tasks/sync-task.ts'
import { mayHaveTasks } from '../../../../../client/stores/sync-tasks/may-have-tasks.ts'
import { openTasks } from '../../../../../client/stores/sync-tasks/open-tasks.ts'
import { storeViewOf } from '../../../../../shared/store-view/store-views.ts'
import { FakeBrowser } from '../../engine/fake-browser.ts'

const STORE = storeViewOf('nl_nl')
const ASKED = { url: '/api/x', payload: { method: 'POST' } } as const

const DONE = { kind: 'answered', code: 200, result: 'ok', retryAfterMs: null } as const

function open() {
  const browser = new FakeBrowser()
  const kept = new Map<string, SyncTask>()
  const storage = {
    all: async () => [...kept].map(([key, task]) => ({ key, kept: task })),
    put: async (task: SyncTask) => void kept.set(task.task_id, task),
    remove: async (keys: readonly string[]) => {
      for (const key of keys) kept.delete(key)
    },
  }
  const openTab = () => openTasks(browser.openTab(), STORE, storage)
  return { browser, ports: browser.openTab(), kept, tasks: openTab(), other: openTab() }
}

it('what waits is noted for the pages that follow until it was sent', async () => {
  const { browser, ports, tasks } = open()
  expect(await tasks.keep(ASKED)).toBe(true)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
  expect(await tasks.sync(() => {})).toHaveLength(1)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
  browser.answer = () => DONE
  expect(await tasks.sync(() => {})).toEqual([])
  expect(mayHaveTasks(ports, STORE)).toBe(false)
})

it('nothing is promised where no later page would look for it', async () => {
  const { browser, kept, tasks } = open()
  browser.isStorageBroken = true
  expect(await tasks.keep(ASKED)).toBe(false)
  expect(kept.size).toBe(0)
})

it('what waits stays noted while another tab finds that nothing does', async () => {
  const { browser, ports, kept, tasks, other } = open()
  browser.answer = () => DONE
  await tasks.keep(ASKED)
  // The other tab has seen what is kept, and asks again in the moment at which this one looks.
  const asked: Promise<boolean>[] = []
  await other.sync(() => {
    asked.push(tasks.keep(ASKED))
  })
  expect(await Promise.all(asked)).toEqual([true])
  expect(kept.size).toBe(1)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
})

it('what another tab has sent and told is not asked for again when a login ends', async () => {
  const { browser, kept, tasks, other } = open()
  await tasks.keep(ASKED)
  const waiting = await tasks.sync(() => {})
  browser.answer = () => DONE
  await other.sync(() => {})
  browser.login = null
  await tasks.putBack(waiting)
  expect(kept.size).toBe(0)
})

it('what a browser was told to forget waits on', async () => {
  const { browser, ports, kept, tasks } = open()
  await tasks.keep(ASKED)
  const waiting = await tasks.sync(() => {})
  kept.clear()
  browser.signOut()
  await tasks.putBack(waiting)
  expect(kept.size).toBe(1)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
})
