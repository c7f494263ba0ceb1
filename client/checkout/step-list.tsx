import type { MessageKey } from '../../shared/i18n/messages'
import { useCheckout } from '../stores/checkout/checkout-context'
import { CHECKOUT_STEPS, type CheckoutStep } from '../stores/checkout/checkout-state'
import { useShop } from '../stores/shop'
import styles from './step-list.module.css'

const TITLES: Record<CheckoutStep, MessageKey> = {
  details: 'checkout.step-details',
  methods: 'checkout.step-methods',
  review: 'checkout.step-review',
}

/** Where the shopper is; the steps stand on one page and can be jumped to, and Back jumps back. */
export function StepList() {
  const { t } = useShop()
  const currentStep = useCheckout((checkout) => checkout.currentStep)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {CHECKOUT_STEPS.map((step) => (
          <li key={step}>
            <a href={`#checkout-${step}`} aria-current={step === currentStep ? 'step' : undefined}>
              {t(TITLES[step])}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
