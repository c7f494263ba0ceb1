import { useState } from 'react'
import type { SubscribeAnswer } from '../../../shared/content/subscribe-form'
import { isEmailText } from '../../../shared/customer/email-text'
import type { NewsletterOutcome } from '../../engine/newsletter-calls'
import type { HttpPort } from '../../engine/ports'
import { usePorts } from '../../stores/ports'

export type AskNewsletter = (http: HttpPort, email: string) => Promise<NewsletterOutcome>
export type NewsletterFault = Exclude<NewsletterOutcome, 'done'> | 'no-address'

type Stage = 'ready' | 'busy' | 'done'

/**
 * Subscribes or unsubscribes an address.
 * @param answer the outcome, when the form was posted without script
 */
export function useNewsletter(ask: AskNewsletter, answer: SubscribeAnswer | null) {
  const { http } = usePorts()
  const [stage, setStage] = useState<Stage>(answer === 'done' ? 'done' : 'ready')
  const [fault, setFault] = useState(toFault(answer))

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

function toFault(answer: SubscribeAnswer | null): NewsletterFault | undefined {
  return answer === null || answer === 'done' ? undefined : answer
}
