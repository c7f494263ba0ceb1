import { useEffect, useEffectEvent, useState } from 'react'
import { WALLET_NAMES, type Wallet } from '../../../shared/checkout/payment-methods'
import { isRefusedStep } from '../../../shared/contract/payment/adyen-outcome'
import { storePath } from '../../../shared/routing/links'
import { askCardStep, beginCard } from '../../engine/card-payment-calls'
import { askWalletSession, payByWallet, SANDBOX } from '../../engine/wallet-calls'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useDeviceWallets } from '../../stores/wallets/use-device-wallets'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { CardPayment } from '../card/card-payment'
import styles from '../checkout-page.module.css'
import { WalletButton } from './wallet-button'
import type { WalletAmount, WalletSheet } from './wallet-sheet'

interface WalletPaymentProps {
  /** By which the payment calls know the order. */
  name: string
  wallet: Wallet
  /** The payment has come a step further: ask where the order stands. */
  onStep: () => void
}

type Found =
  | { kind: 'ready'; amount: WalletAmount }
  /** The bank of the wallet's card wants something: of one that has just paid, or who has come back. */
  | { kind: 'step'; isPressed: boolean }
  | { kind: 'failed' }

/** An order is paid here by a wallet of the device, and by what the bank wants of its card. */
export function WalletPayment({ name, wallet, onStep }: WalletPaymentProps) {
  const { http, page } = usePorts()
  const { store, t } = useShop()
  const { reload } = useLocation()
  const [found, setFound] = useState<Found | null>(null)
  const [isRefused, setRefused] = useState(false)
  const wallets = useDeviceWallets()
  const setup = wallets?.find((one) => one.wallet === wallet)

  async function find(): Promise<Found | null> {
    const [begun, step] = await Promise.all([beginCard(http, name), askCardStep(http, name)])
    if (!begun.ok) return { kind: 'failed' }
    if (step.ok && step.value.action) return { kind: 'step', isPressed: false }
    // Only the document of this page may load what opens a wallet.
    if (begun.value.environment !== SANDBOX && !page.isOwnDocument()) {
      reload()
      return null
    }
    return { kind: 'ready', amount: begun.value.amount }
  }

  async function begin() {
    setFound(null)
    setFound(await find())
  }
  const beginOnce = useEffectEvent(begin)
  useEffect(() => {
    void beginOnce()
  }, [])

  const returnUrl = `${page.origin()}${storePath('/checkout-return', store)}`
  const pay: WalletSheet['pay'] = async (given) => {
    setRefused(false)
    const paid = await payByWallet(http, { orderHash: name, returnUrl }, given)
    if (paid.ok && paid.value.action) setFound({ kind: 'step', isPressed: true })
    else if (paid.ok || paid.error.message === '') onStep()
    else setRefused(true)
    return paid.ok && !isRefusedStep(paid.value)
  }

  if (found?.kind === 'step') {
    return <CardPayment name={name} onStep={onStep} leadsOn={found.isPressed} />
  }
  return (
    <div className={styles.card}>
      <div role="alert">
        {isRefused && <Notice kind="danger">{t('checkout.card-not-taken')}</Notice>}
        {found?.kind === 'failed' && <Notice kind="danger">{t('cart.reason-unknown')}</Notice>}
        {wallets && !setup && (
          <Notice kind="danger">
            {t('checkout.wallet-unavailable', { wallet: WALLET_NAMES[wallet] })}
          </Notice>
        )}
      </div>
      {!(found && wallets) && <progress aria-label={t('checkout.card-loading')} />}
      {found?.kind === 'failed' && (
        <Button onClick={() => void begin()}>{t('checkout.retry')}</Button>
      )}
      {found?.kind === 'ready' && setup && (
        <WalletButton
          sheet={{
            setup,
            amount: found.amount,
            asksAddress: false,
            askSession: () => askWalletSession(http, setup),
            quote: async () => found.amount,
            pay,
          }}
        />
      )}
    </div>
  )
}
