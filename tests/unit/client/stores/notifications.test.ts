import { expect, test } from 'vitest'
import { createNotificationStore } from '../../../../client/stores/notifications/notification-store'
import { createNotifications } from '../../../../client/stores/notifications/notifications'
import { FakeBrowser } from '../engine/fake-browser'

let drawn = 0
const RANDOM = { integer: (limit: number) => drawn++ % limit, uuid: () => '' }

test('what is told before somebody draws it is heard once, then and not again', () => {
  const { clock } = new FakeBrowser().openTab()
  const { notify, announce, open } = createNotifications()
  const create = () => createNotificationStore({ clock, random: RANDOM })
  notify({ type: 'info', message: 'early' })
  announce('said')
  const store = open(create)
  expect(store.getState().notifications.map(({ message }) => message)).toEqual(['early'])
  expect(store.getState().announcement).toEqual({ text: 'said', count: 2 })
  expect(open(create)).toBe(store)
  expect(store.getState().announcement.count).toBe(2)
  notify({ type: 'info', message: 'late' })
  expect(store.getState().announcement).toEqual({ text: 'late', count: 3 })
})
