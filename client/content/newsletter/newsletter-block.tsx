import { useEffect, useState } from 'react'
import { textField } from '../../../shared/content/block-fields'
import { SUBSCRIBE_ID, SUBSCRIBE_PATH } from '../../../shared/content/subscribe-form'
import { storePath } from '../../../shared/routing/links'
import {
  sendSubscription,
  sendUnsubscription,
  toSubscriptionTask,
  unsubscribeTokenIn,
} from '../../engine/newsletter-calls'
import type { HttpPort } from '../../engine/ports'
import { solveCaptchaLate } from '../../stores/account/solve-captcha-late'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import type { BlockProps } from '../block-props'
import styles from './newsletter.module.css'
import { NewsletterForm } from './newsletter-form'

/** Asks for an address to write to (spec 2, newsletter subscribe). */
export function NewsletterSubscribe({ block, isFirst }: BlockProps) {
  const { store } = useShop()
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section id={SUBSCRIBE_ID} className="contained">
      <div className={styles.subscribe}>
        <div>
          <Title>{textField(block, 'title')}</Title>
          <p>{textField(block, 'text')}</p>
        </div>
        <NewsletterForm
          block={block}
          kind="primary"
          ask={subscribe}
          toTask={toSubscriptionTask}
          action={`${storePath(SUBSCRIBE_PATH, store)}#${SUBSCRIBE_ID}`}
        />
      </div>
    </section>
  )
}

function subscribe(http: HttpPort, email: string) {
  return sendSubscription(http, email, solveCaptchaLate)
}

/**
 * Unsubscribes an address (spec 2, newsletter unsubscribe), for shoppers who followed the link at the
 * end of a newsletter. Without one, a text says where to find the link.
 */
export function NewsletterUnsubscribe({ block }: BlockProps) {
  const { page } = usePorts()
  const [token, setToken] = useState('')
  useEffect(() => setToken(unsubscribeTokenIn(page.fragment())), [page])
  return (
    <section className={`contained ${styles.unsubscribe}`}>
      <h2>{textField(block, 'title')}</h2>
      <p>{textField(block, 'text')}</p>
      {token && (
        <NewsletterForm
          block={block}
          kind="secondary"
          ask={(http, email) => sendUnsubscription(http, email, token)}
        />
      )}
    </section>
  )
}
