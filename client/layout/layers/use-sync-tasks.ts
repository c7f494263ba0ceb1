import { useEffect, useEffectEvent } from 'react'
import { toKnownMessage } from '../../../shared/contract/wire/envelope'
import type { MessageKey } from '../../../shared/i18n/messages'
import { watchSignedOut } from '../../browser/account/known-login'
import { watchSyncAsked } from '../../browser/offline/service-worker'
import type { SyncTask } from '../../engine/sync-tasks/sync-task'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { mayHaveTasks } from '../../stores/sync-tasks/may-have-tasks'
import { tryToLoad } from '../../stores/try-to-load'
import { useOnline } from '../../stores/use-online'

/** What a task that was done is called back by (spec 3), and what the shopper is told then. */
const DONE: Readonly<Record<string, MessageKey>> = {
  'newsletter/subscribed': 'offline.subscribed',
  'product-alert/set': 'product.alert-done',
}

/** Sends what waits as soon as there is a connection, and tells what became of it (spec 4 and 8). */
export function useSyncTasks(): void {
  const { store, t } = useShop()
  const ports = usePorts()
  const notify = useNotify()
  const isOnline = useOnline()
  const action1 = { label: t('notification.ok') }

  function tell({ code, result, silent, callback_event }: SyncTask) {
    const done = DONE[callback_event]
    if (code === 200 && done) notify({ type: 'success', message: t(done), action1 })
    if (code === 200 || silent) return
    const message = toKnownMessage(result) || t('cart.reason-unknown')
    notify({ type: 'danger', message, action1, hasNoTimeout: true })
  }

  async function open() {
    if (!mayHaveTasks(ports, store)) return null
    const code = await tryToLoad('sync-tasks', () => import('../../stores/sync-tasks/open-tasks'))
    return code?.openTasks(ports, store) ?? null
  }

  const sync = useEffectEvent(async () => (await open())?.sync(tell))
  const clear = useEffectEvent(async () => (await open())?.clear())

  useEffect(() => {
    if (isOnline) void sync()
  }, [isOnline])
  useEffect(() => watchSyncAsked(() => void sync()), [])
  // Nobody else's login sends what this one has asked for (spec 8).
  useEffect(() => watchSignedOut(() => void clear()), [])
}
