import { useState } from 'react'
import type { SubscribeFault } from '../../../shared/content/subscribe-form'
import { isEmailText } from '../../../shared/customer/email-text'
import type { NewsletterOutcome } from '../../engine/newsletter-calls'
import type { HttpPort } from '../../engine/ports'
import { usePorts } from '../../stores/ports'

export type AskNewsletter = (http: HttpPort, email: string) => Promise<NewsletterOutcome>
export type NewsletterFault = Exclude<NewsletterOutcome, 'done'> | SubscribeFault

type Stage = 'ready' | 'busy' | 'done'

/** The outcome, where the form was posted without script. */
interface PostedNewsletter {
  wasDone: boolean
  fault: SubscribeFault | undefined
}

/** Subscribes or unsubscribes an address. */
export function useNewsletter(ask: AskNewsletter, posted: PostedNewsletter) {
  const { http } = usePorts()
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
    const outcome = await ask(http, email)
    setStage(outcome === 'done' ? 'done' : 'ready')
    if (outcome !== 'done') setFault(outcome)
    return outcome === 'done'
  }

  return {
    isBusy: stage === 'busy',
    isDone: stage === 'done',
    fault,
    send,
  }
}
