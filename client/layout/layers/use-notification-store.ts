import { useState } from 'react'
import {
  createNotificationStore,
  type NotificationStore,
} from '../../stores/notifications/notification-store'
import { useNotifications } from '../../stores/notifications/notifications'
import { usePorts } from '../../stores/ports'

/** What is told on this page load, for the stack and for who takes something back. */
export function useNotificationStore(): NotificationStore {
  const ports = usePorts()
  const { open } = useNotifications()
  const [store] = useState(() => open(() => createNotificationStore(ports)))
  return store
}
