import type { ReactNode } from 'react'
import { useCheckout } from '../stores/checkout/checkout-context'
import type { CheckoutStep } from '../stores/checkout/checkout-state'
import styles from './checkout-form.module.css'

interface CheckoutSectionProps {
  step: CheckoutStep
  title: string
  /** What stands in it is being asked for. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * One step of the checkout; the shopper is in it while the focus is (spec 3, currentStep). A link to its
 * heading brings the focus there.
 */
export function CheckoutSection({ step, title, isBusy, children }: CheckoutSectionProps) {
  const enterStep = useCheckout((checkout) => checkout.enterStep)
  const id = `checkout-${step}`
  return (
    <section
      className={styles.section}
      data-step={step}
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      onFocus={() => enterStep(step)}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
