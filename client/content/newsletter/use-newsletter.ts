import { useState } from 'react'
import type { SubscribeFault } from '../../../shared/content/subscribe-form'
import { isEmailText } from '../../../shared/customer/email-text'
import type { NewsletterOutcome } from '../../engine/newsletter-calls'
import type { HttpPort } from '../../engine/ports'
import type { AskedTask } from '../../engine/sync-tasks/sync-task'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { keepForLater } from '../../stores/sync-tasks/keep-for-later'

export type AskNewsletter = (http: HttpPort, email: string) => Promise<NewsletterOutcome>
export type NewsletterFault = Exclude<NewsletterOutcome, 'done'> | SubscribeFault

type Stage = 'ready' | 'busy' | 'done' | 'kept'

/** The outcome, where the form was posted without script. */
interface PostedNewsletter {
  wasDone: boolean
  fault: SubscribeFault | undefined
}

/**
 * Subscribes or unsubscribes an address.
 * @param toTask what is kept of it where there is no connection; nothing where it cannot wait
 */
export function useNewsletter(
  ask: AskNewsletter,
  posted: PostedNewsletter,
  toTask?: (email: string) => AskedTask,
) {
  const ports = usePorts()
  const { store } = useShop()
  const [stage, setStage] = useState<Stage>(posted.wasDone ? 'done' : 'ready')
  const [fault, setFault] = useState<NewsletterFault | undefined>(posted.fault)

  const send = async (text: string): Promise<boolean> => {
    const email = text.trim()
    if (!isEmailText(email)) {
      setFault('no-address')
      return false
    }
    setStage('busy')
    setFault(undefined)
    if (toTask && !ports.online.isOnline() && (await keepForLater(ports, store, toTask(email)))) {
      setStage('kept')
      return true
    }
    const outcome = await ask(ports.http, email)
    setStage(outcome === 'done' ? 'done' : 'ready')
    if (outcome !== 'done') setFault(outcome)
    return outcome === 'done'
  }

  return {
    isBusy: stage === 'busy',
    isDone: stage === 'done',
    isKept: stage === 'kept',
    fault,
    send,
  }
}
