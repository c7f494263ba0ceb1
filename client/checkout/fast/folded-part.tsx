import type { MouseEvent, ReactNode } from 'react'
import type { MessageKey } from '../../../shared/i18n/messages'
import { useCheckout } from '../../stores/checkout/checkout-context'
import type { FoldablePart } from '../../stores/checkout/fast-checkout'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import styles from './fast.module.css'

const CHANGE: Record<FoldablePart, MessageKey> = {
  details: 'checkout.change-details',
  methods: 'checkout.change-methods',
}

interface FoldedPartProps {
  part: FoldablePart
  isFolded: boolean
  summary: ReactNode
  children: ReactNode
}

/**
 * A part of the form as a summary, with a button that opens it. Its fields stay where they are: without
 * script they are what is seen, and posted.
 */
export function FoldedPart({ part, isFolded, summary, children }: FoldedPartProps) {
  const { t } = useShop()
  const unfold = useCheckout((checkout) => checkout.unfold)

  /** The button goes away: the focus goes on at the heading of the fields. */
  function open({ currentTarget }: MouseEvent<HTMLElement>) {
    unfold(part)
    currentTarget.closest('section')?.querySelector('h2')?.focus()
  }

  return (
    <>
      {isFolded && (
        <div className={styles.summary}>
          <div className={styles.lines}>{summary}</div>
          <Button kind="secondary" onClick={open}>
            {t(CHANGE[part])}
          </Button>
        </div>
      )}
      <div className={isFolded ? styles.folded : styles.unfolded}>{children}</div>
    </>
  )
}
