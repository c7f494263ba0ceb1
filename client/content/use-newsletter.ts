import { useEffect, useState } from 'react'
import { isEmailText } from '../../shared/customer/email-text'
import type { NewsletterOutcome } from '../engine/newsletter-calls'
import type { HttpPort } from '../engine/ports'
import { usePorts } from '../stores/ports'

export type AskNewsletter = (http: HttpPort, email: string) => Promise<NewsletterOutcome>
export type NewsletterFault = Exclude<NewsletterOutcome, 'done'> | 'no-address'

type Stage = 'loading' | 'ready' | 'busy' | 'done'

/** One wish about letters. Before the page has come alive it cannot be sent, so it is not offered. */
export function useNewsletter(ask: AskNewsletter) {
  const { http } = usePorts()
  const [stage, setStage] = useState<Stage>('loading')
  const [fault, setFault] = useState<NewsletterFault>()
  useEffect(() => setStage('ready'), [])

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
    isReady: stage === 'ready' || stage === 'busy',
    isBusy: stage === 'busy',
    isDone: stage === 'done',
    fault,
    send,
  }
}
