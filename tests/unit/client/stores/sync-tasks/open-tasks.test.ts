import { expect, it } from 'vitest'
import type { SyncTask } from '../../../../../client/engine/sync-tasks/sync-task.ts'
import { mayHaveTasks } from '../../../../../client/stores/sync-tasks/may-have-tasks.ts'
import { openTasks } from '../../../../../client/stores/sync-tasks/open-tasks.ts'
import { storeViewOf } from '../../../../../shared/store-view/store-views.ts'
import { FakeBrowser } from '../../engine/fake-browser.ts'

const STORE = storeViewOf('nl_nl')
const ASKED = { url: '/api/x', payload: { method: 'POST' } } as const

function open() {
  const browser = new FakeBrowser()
  const ports = browser.openTab()
  const kept = new Map<string, SyncTask>()
  const tasks = openTasks(ports, STORE, {
    all: async () => [...kept].map(([key, task]) => ({ key, kept: task })),
    put: async (task) => void kept.set(task.task_id, task),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  })
  return { browser, ports, kept, tasks }
}

it('what waits is noted for the pages that follow until it was sent', async () => {
  const { browser, ports, tasks } = open()
  expect(await tasks.keep(ASKED)).toBe(true)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
  expect(await tasks.sync(() => {})).toHaveLength(1)
  expect(mayHaveTasks(ports, STORE)).toBe(true)
  browser.answer = () => ({ kind: 'answered', code: 200, result: 'ok', retryAfterMs: null })
  expect(await tasks.sync(() => {})).toEqual([])
  expect(mayHaveTasks(ports, STORE)).toBe(false)
})

it('nothing is promised where no later page would look for it', async () => {
  const { browser, kept, tasks } = open()
  browser.isStorageBroken = true
  expect(await tasks.keep(ASKED)).toBe(false)
  expect(kept.size).toBe(0)
})
