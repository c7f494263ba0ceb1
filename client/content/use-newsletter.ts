import { useEffect, useState } from 'react'
import { isEmailText } from '../../shared/customer/email-text'
import type { MessageKey } from '../../shared/i18n/messages'
import type { NewsletterOutcome } from '../engine/newsletter-calls'
import type { HttpPort } from '../engine/ports'
import { usePorts } from '../stores/ports'

type Stage = 'loading' | 'ready' | 'busy' | 'done'

const FAULTS = {
  'already-subscribed': 'content.newsletter-taken',
  failed: 'content.newsletter-failed',
} as const satisfies Record<Exclude<NewsletterOutcome, 'done'>, MessageKey>

/** One wish about letters. Before the page has come alive it cannot be sent, so it is not offered. */
export function useNewsletter(ask: (http: HttpPort, email: string) => Promise<NewsletterOutcome>) {
  const { http } = usePorts()
  const [stage, setStage] = useState<Stage>('loading')
  const [fault, setFault] = useState<MessageKey>()
  useEffect(() => setStage('ready'), [])

  const send = async (text: string): Promise<boolean> => {
    const email = text.trim()
    if (!isEmailText(email)) {
      setFault('checkout.email-invalid')
      return false
    }
    setStage('busy')
    setFault(undefined)
    const outcome = await ask(http, email)
    setStage(outcome === 'done' ? 'done' : 'ready')
    if (outcome !== 'done') setFault(FAULTS[outcome])
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
