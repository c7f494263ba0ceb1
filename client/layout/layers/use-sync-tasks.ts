import { useEffect, useEffectEvent, useRef } from 'react'
import { toKnownMessage } from '../../../shared/contract/wire/envelope'
import type { MessageKey } from '../../../shared/i18n/messages'
import { watchSyncAsked } from '../../browser/offline/service-worker'
import { NOT_SENT } from '../../engine/sync-tasks/not-sent'
import type { SyncTask } from '../../engine/sync-tasks/sync-task'
import { useNotify } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { mayHaveTasks } from '../../stores/sync-tasks/may-have-tasks'
import { tryToLoad } from '../../stores/try-to-load'

/** What a task is called back by (spec 3), and what the shopper is told when it was done. */
const CALLBACKS: Readonly<Record<string, MessageKey>> = {
  'newsletter/subscribed': 'offline.subscribed',
  'product-alert/set': 'product.alert-done',
}

/** Pause before what still waits is sent again on an open page, in milliseconds. */
const AGAIN_MS = 60_000

/** How what waits is sent; what became of it is told (spec 4 and 8). */
export function useSyncTasks(): () => Promise<void> {
  const { store, t } = useShop()
  const ports = usePorts()
  const notify = useNotify()
  const waiting = useRef<SyncTask[]>([])
  const again = useRef(() => {})
  const action1 = { label: t('notification.ok') }

  function tell({ code, result, silent, callback_event }: SyncTask) {
    const done = CALLBACKS[callback_event]
    if (code === 200 && done) notify({ type: 'success', message: t(done), action1 })
    if (code === 200 || silent) return
    const words = code === NOT_SENT ? 'offline.not-sent' : 'cart.reason-unknown'
    const message = toKnownMessage(result) || t(words)
    notify({ type: 'danger', message, action1, hasNoTimeout: true })
  }

  async function open() {
    if (!mayHaveTasks(ports, store) && waiting.current.length === 0) return null
    const code = await tryToLoad('sync-tasks', () => import('../../stores/sync-tasks/open-tasks'))
    return code?.openTasks(ports, store) ?? null
  }

  async function sync() {
    waiting.current = (await (await open())?.sync(tell)) ?? []
    if (waiting.current.length === 0) return
    again.current()
    again.current = ports.clock.after(AGAIN_MS, () => {
      if (ports.online.isOnline()) void sync()
    })
  }

  const begin = useEffectEvent(() => void sync())
  const putBack = useEffectEvent(async () => {
    const tasks = await open()
    await tasks?.putBack(waiting.current)
    await sync()
  })

  useEffect(() => () => again.current(), [])
  useEffect(() => watchSyncAsked(() => begin()), [])
  // Nobody else's login sends what this one has asked for (spec 8).
  useEffect(() => ports.page.watchSignedOut(() => void putBack()), [ports])
  return sync
}
