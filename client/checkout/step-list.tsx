import type { MessageKey } from '../../shared/i18n/messages'
import type { CheckoutStep } from '../stores/checkout/checkout'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useShop } from '../stores/shop'
import styles from './step-list.module.css'

const STEPS = [
  ['details', 'checkout.step-details'],
  ['methods', 'checkout.step-methods'],
  ['review', 'checkout.step-review'],
] as const satisfies [CheckoutStep, MessageKey][]

/** Where the shopper is; the steps stand on one page and can be jumped to. */
export function StepList() {
  const { t } = useShop()
  const currentStep = useCheckout((checkout) => checkout.currentStep)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {STEPS.map(([step, title]) => (
          <li key={step}>
            <a href={`#checkout-${step}`} aria-current={step === currentStep ? 'step' : undefined}>
              {t(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
