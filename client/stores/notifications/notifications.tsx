// How the shop tells the shopper something. What is told before the stack's code is there waits for it.
import { createContext, type ReactNode, use, useState } from 'react'
import type { NotificationState, NotificationStore } from './notification-store'

type Speaker = Pick<NotificationState, 'notify' | 'announce'>

interface Notifications extends Speaker {
  /** The one store of a page load, made at the first call: it hears what was told before. */
  open: (create: () => NotificationStore) => NotificationStore
}

export function createNotifications(): Notifications {
  const waiting: ((speaker: Speaker) => void)[] = []
  let store: NotificationStore | null = null
  function tell(say: (speaker: Speaker) => void): void {
    if (store) say(store.getState())
    else waiting.push(say)
  }
  return {
    notify: (notification) => tell(({ notify }) => notify(notification)),
    announce: (text) => tell(({ announce }) => announce(text)),
    open(create) {
      store ??= create()
      for (const say of waiting.splice(0)) say(store.getState())
      return store
    },
  }
}

const NotificationContext = createContext<Notifications | null>(null)

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notifications] = useState(createNotifications)
  return <NotificationContext value={notifications}>{children}</NotificationContext>
}

/** For the one who draws what is told. */
export function useNotifications(): Notifications {
  const notifications = use(NotificationContext)
  if (!notifications) throw new Error('useNotifications outside of a NotificationProvider')
  return notifications
}

/** Only the way to say something. */
export function useNotify(): Speaker['notify'] {
  return useNotifications().notify
}

/** Only the way to say something that can be seen anyway. */
export function useAnnounce(): Speaker['announce'] {
  return useNotifications().announce
}
