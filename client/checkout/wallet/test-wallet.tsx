import { useEffect, useEffectEvent, useState } from 'react'
import { WALLET_NAMES } from '../../../shared/checkout/payment-methods'
import type { WalletToken } from '../../../shared/contract/payment/wallet'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Modal } from '../../ui/modal'
import { Notice } from '../../ui/notice'
import styles from '../checkout-page.module.css'
import type { WalletAmount, WalletContact, WalletSheet } from './wallet-sheet'

const OUTCOMES = [
  ['approve', 'checkout.wallet-approve'],
  ['refuse', 'checkout.wallet-refuse'],
  ['pending', 'checkout.wallet-pending'],
] as const

interface TestWalletProps {
  sheet: WalletSheet
  onClose: () => void
}

/** Stands in for the wallet of a device in front of the sandbox: it asks the shop the same. */
export function TestWallet({ sheet, onClose }: TestWalletProps) {
  const { store, t, price } = useShop()
  const { setup, asksAddress } = sheet
  const [amount, setAmount] = useState<WalletAmount | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const contact = asksAddress ? contactIn(store.tax.defaultCountry) : null

  const begin = useEffectEvent(async () => {
    const session = setup.wallet === 'applepay' ? await sheet.askSession() : null
    const isKnown = setup.wallet !== 'applepay' || session?.domainName === location.hostname
    const asked = contact ? await sheet.quote(contact.address) : sheet.amount
    if (isKnown && asked) setAmount(asked)
    else setRefused(true)
  })
  useEffect(() => {
    void begin()
  }, [])

  async function give(outcome: string) {
    setBusy(true)
    await sheet.pay({ paymentMethod: toToken(setup.wallet, `test_${outcome}`) }, contact)
    setBusy(false)
    onClose()
  }

  return (
    <Modal
      title={WALLET_NAMES[setup.wallet]}
      closeLabel={t('checkout.wallet-close')}
      onClose={onClose}
    >
      <div className={styles.card}>
        <p>{t('checkout.wallet-test')}</p>
        {contact && <p>{linesOf(contact).join(', ')}</p>}
        <div role="alert">
          {isRefused && <Notice kind="danger">{t('checkout.wallet-not-here')}</Notice>}
        </div>
        {amount ? (
          <p>
            <strong>{price(amount.value)}</strong>
          </p>
        ) : (
          !isRefused && <progress aria-label={t('checkout.card-loading')} />
        )}
        {amount &&
          OUTCOMES.map(([outcome, key]) => (
            <Button
              key={outcome}
              kind={outcome === 'approve' ? 'primary' : 'secondary'}
              isBusy={isBusy}
              onClick={() => void give(outcome)}
            >
              {t(key)}
            </Button>
          ))}
      </div>
    </Modal>
  )
}

const DUTCH_HOME = { street: ['Damrak 70'], city: 'Amsterdam', postcode: '1012 LM' }
const HOMES: Readonly<Record<string, typeof DUTCH_HOME>> = {
  DE: { street: ['Unter den Linden 77'], city: 'Berlin', postcode: '10117' },
  FR: { street: ['10 rue de Rivoli'], city: 'Paris', postcode: '75004' },
}

/** Somebody who lives in the country of the store, as far as this wallet knows it. */
function contactIn(country: string): WalletContact {
  const home = Object.hasOwn(HOMES, country) ? HOMES[country] : undefined
  return {
    email: 'robin@example.com',
    address: {
      country_id: home ? country : 'NL',
      firstname: 'Robin',
      lastname: 'Proef',
      ...(home ?? DUTCH_HOME),
    },
  }
}

function linesOf({ email, address }: WalletContact): string[] {
  const { firstname, lastname, street, postcode, city } = address
  return [`${firstname} ${lastname}`, String(street), `${postcode} ${city}`, email]
}

/** In the shapes of the real tokens. */
function toToken(wallet: WalletToken['type'], said: string): WalletToken {
  return wallet === 'applepay'
    ? { type: wallet, applePayToken: btoa(JSON.stringify({ version: 'EC_v1', data: said })) }
    : {
        type: wallet,
        googlePayToken: JSON.stringify({ protocolVersion: 'ECv2', signedMessage: said }),
      }
}
