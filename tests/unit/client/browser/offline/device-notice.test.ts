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

it('an order is forgotten first, also where the device cannot tell what it shows', async () => {
  const asked: string[] = []
  const open = () => {
    asked.push('kept')
    throw new Error('Private window')
  }
  const getNotifications = async () => {
    asked.push('shown')
    throw new Error('Not there')
  }
  const serviceWorker = { getRegistration: async () => ({ getNotifications }) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('indexedDB', { open })
  vi.spyOn(console, 'warn').mockReturnValue()
  await noteWaitingOrder('nl_nl', null)
  expect(asked).toEqual(['kept', 'shown'])
})
