import { useEffect, useEffectEvent } from 'react'
import { hearServiceWorker } from '../../browser/offline/service-worker'
import { type OfflineNotice, watchOffline } from '../../browser/offline/tell-offline'
import { useNotify } from '../../stores/notifications/notifications'
import { useShop } from '../../stores/shop'
import { useOnline } from '../../stores/use-online'

const NOTICES = {
  unavailable: { type: 'danger', key: 'offline.unavailable' },
  searched: { type: 'info', key: 'offline.searched' },
  'nothing-seen': { type: 'warning', key: 'offline.nothing-seen' },
  'not-sent': { type: 'warning', key: 'account.offline' },
  'not-left': { type: 'warning', key: 'account.offline-press' },
} as const

/** Starts the service worker, and says what it and the router have to say of the connection (spec 4, 8). */
export function useOfflineNotices(): void {
  const { t } = useShop()
  const notify = useNotify()
  const isOnline = useOnline()
  const ok = { label: t('notification.ok') }

  const say = useEffectEvent((notice: OfflineNotice) =>
    notify({ type: NOTICES[notice].type, message: t(NOTICES[notice].key), action1: ok }),
  )
  // Without a network the badge says it already.
  const sayCopy = useEffectEvent(() => {
    if (isOnline) notify({ type: 'warning', message: t('layout.offline'), action1: ok })
  })
  const sayUpdated = useEffectEvent((show: () => void) =>
    notify({
      type: 'info',
      message: t('offline.new-version'),
      action1: { label: t('offline.show-new-version'), action: show },
      hasNoTimeout: true,
    }),
  )

  useEffect(() => watchOffline((notice) => say(notice)), [])
  useEffect(() => {
    hearServiceWorker({
      updated: (show) => sayUpdated(show),
      copyGiven: () => sayCopy(),
    })
  }, [])
}
