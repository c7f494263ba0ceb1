import type { CheckoutStep } from '../stores/checkout/checkout'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useShop } from '../stores/shop'
import styles from './step-list.module.css'

const STEPS: readonly CheckoutStep[] = ['details', 'methods', 'review']

/** Where the shopper is; the steps stand on one page and can be jumped to. */
export function StepList() {
  const { t } = useShop()
  const currentStep = useCheckout((checkout) => checkout.currentStep)
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <a href={`#checkout-${step}`} aria-current={step === currentStep ? 'step' : undefined}>
              {t(`checkout.step-${step}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
