import type { OnlinePort } from '../engine/ports'

/** Whether the browser has a network, and when the shopper comes back to this tab. */
export const browserOnline: OnlinePort = {
  isOnline: () => navigator.onLine,
  watch(changed) {
    const hear = () => changed(navigator.onLine)
    addEventListener('online', hear)
    addEventListener('offline', hear)
    return () => {
      removeEventListener('online', hear)
      removeEventListener('offline', hear)
    }
  },
  watchReturn(returned) {
    const hear = () => {
      if (document.visibilityState === 'visible') returned()
    }
    const hearShow = (event: PageTransitionEvent) => {
      if (event.persisted) returned()
    }
    document.addEventListener('visibilitychange', hear)
    addEventListener('pageshow', hearShow)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      removeEventListener('pageshow', hearShow)
    }
  },
  watchHidden(changed) {
    const hear = () => changed(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  },
}
