import { useEffect, useEffectEvent, useState } from 'react'
import { WALLET_NAMES } from '../../../shared/checkout/payment-methods'
import { SANDBOX } from '../../engine/wallet-calls'
import { lazyPart } from '../../stores/lazy-part'
import { PartBoundary } from '../../stores/part-boundary'
import { useShop } from '../../stores/shop'
import { whilePressed } from '../../stores/while-pressed'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { MissingPart } from '../missing-part'
import type { ReadyWallet } from './adyen-wallet'
import type { WalletSheet } from './wallet-sheet'

const TestWallet = lazyPart(whilePressed(async () => (await import('./test-wallet')).TestWallet))

interface WalletButtonProps {
  sheet: WalletSheet
  /** Whether it may be opened now; what is missing is said by who is asked. */
  mayOpen?: () => boolean
}

type State = ReadyWallet | 'preparing' | 'unavailable'

/** Opens the wallet of the device. The package that does it is ready before the press, as a device wants. */
export function WalletButton({ sheet, mayOpen = () => true }: WalletButtonProps) {
  const { store, t } = useShop()
  const [state, setState] = useState<State>('preparing')
  const [isTestOpen, setTestOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isTest = sheet.setup.environment === SANDBOX
  const wallet = WALLET_NAMES[sheet.setup.wallet]

  const prepare = useEffectEvent(async () => {
    if (isTest || import.meta.env.SSR) return
    const { prepareAdyenWallet } = await import('./adyen-wallet')
    const onClosed = (fault: string | null) => {
      if (fault !== null) console.error(fault)
      setFailed(fault !== null)
    }
    setState((await prepareAdyenWallet({ sheet: latest, store, onClosed })) ?? 'unavailable')
  })
  useEffect(() => {
    prepare().catch((error: unknown) => {
      console.error(error)
      setState('unavailable')
    })
  }, [])

  // What is asked once the wallet is open is asked of the page as it is then.
  const quote = useEffectEvent(sheet.quote)
  const pay = useEffectEvent(sheet.pay)
  const latest: WalletSheet = { ...sheet, quote, pay }

  function open() {
    if (!mayOpen()) return
    setFailed(false)
    if (isTest) setTestOpen(true)
    else if (typeof state === 'object') state.open()
  }

  return (
    <>
      <div role="alert">
        {state === 'unavailable' && (
          <Notice kind="warning">{t('checkout.wallet-unavailable', { wallet })}</Notice>
        )}
        {hasFailed && <Notice kind="danger">{t('cart.reason-unknown')}</Notice>}
      </div>
      {state !== 'unavailable' && (
        <Button isWide disabled={!isTest && state === 'preparing'} onClick={open}>
          {t('checkout.wallet-pay', { wallet })}
        </Button>
      )}
      {isTestOpen && (
        <PartBoundary part="test-wallet" missing={<MissingPart />}>
          <TestWallet sheet={sheet} onClose={() => setTestOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
