import { expect, it, vi } from 'vitest'
import { noteWaitingOrder } from '../../../../../client/browser/offline/device-notice.ts'
import { WAITING_ORDER } from '../../../../../shared/routing/offline.ts'

it('what the device still shows of an order is closed once it waits no more', async () => {
  const closed: string[] = []
  const shown = [WAITING_ORDER, 'another'].map((tag) => ({ tag, close: () => closed.push(tag) }))
  const registration = {
    getNotifications: async (asked: { tag: string }) =>
      shown.filter(({ tag }) => tag === asked.tag),
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.spyOn(console, 'warn').mockReturnValue()
  await noteWaitingOrder('nl_nl', { title: '', body: '', url: '/checkout' })
  expect(closed).toEqual([])
  await noteWaitingOrder('nl_nl', null)
  expect(closed).toEqual([WAITING_ORDER])
})
