// The native app around the page, as a window that messages are exchanged with (spec 1). In a web view
// of the app there is no frame: the page is its own parent, and the app posts and hears there.
import type { WrapperAnswer, WrapperNews } from '../../../shared/contract/wrapper/wrapper-answers'

/** The only request that is answered by news: it says that it is so. */
type SignedOut = Extract<WrapperNews, { type: 'signOut' }>

export type AnswerApp = (answer: WrapperAnswer | SignedOut) => void

export interface WrapperWindow {
  /**
   * Calls back with what a trusted app has posted, and with how to answer it, until the answered
   * function is called.
   */
  listen(heard: (message: unknown, answer: AnswerApp) => void): () => void
  tell(news: WrapperNews): void
}

/**
 * Opens the way to the app.
 * @param trusted origins of the configuration, of which `self` is this one: nobody else is heard or told
 */
export function openWrapper(trusted: readonly string[]): WrapperWindow {
  const origins = () => trusted.map((origin) => (origin === 'self' ? location.origin : origin))
  return {
    listen(heard) {
      const hear = ({ data, origin, source }: MessageEvent) => {
        if (source !== parent || !origins().includes(origin)) return
        heard(data, (answer) => parent.postMessage(answer, origin))
      }
      addEventListener('message', hear)
      return () => removeEventListener('message', hear)
    },
    tell(news) {
      for (const origin of around(origins())) parent.postMessage(news, origin)
    },
  }
}

/** Whether the app is around the page, and not its own web view. */
export function isFramed(): boolean {
  return parent !== window
}

/** Those of the origins that may be around this page: one, where the browser says which. */
function around(origins: string[]): string[] {
  const known = isFramed() ? location.ancestorOrigins?.[0] : location.origin
  return known === undefined ? origins : origins.filter((origin) => origin === known)
}
