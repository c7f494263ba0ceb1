// A cart is ordered and paid by a wallet of the device, which tells who buys and where to. What it costs
// there is seen in the wallet before any money is taken.
import { useRef, useState } from 'react'
import { EXPRESS_FIELDS, type ExpressFault } from '../../../shared/checkout/express'
import { WALLET_NAMES } from '../../../shared/checkout/payment-methods'
import type { WalletReview } from '../../../shared/checkout/wallet-order'
import { TERMS_PATH } from '../../../shared/content/service-paths'
import { storePath } from '../../../shared/routing/links'
import { askWalletSession, quoteWallet, sendWalletOrder } from '../../engine/wallet-calls'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { useDeviceWallets } from '../../stores/wallets/use-device-wallets'
import { ButtonLink } from '../../ui/button'
import { ChoiceField } from '../../ui/fields/choice-field'
import { Notice } from '../../ui/notice'
import { LegalLinks } from '../legal-links'
import { SentenceWithLink } from '../sentence-with-link'
import { WithdrawalSentence } from '../withdrawal-sentence'
import { EXPRESS_FAULT_WORDS } from './express-fault-words'
import { WalletButton } from './wallet-button'
import type { WalletContact, WalletSheet } from './wallet-sheet'

export function WalletExpress({ review: { wallet, totals } }: { review: WalletReview }) {
  const { http, random } = usePorts()
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const terms = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [fault, setFault] = useState<ExpressFault | null>(null)
  const total = useRef(totals.grandTotal)
  const attempt = useRef<string | null>(null)
  const wallets = useDeviceWallets()
  const setup = wallets?.find((one) => one.wallet === wallet)
  const currency = store.i18n.currencyCode

  async function quote(address: WalletContact['address']) {
    const quoted = await quoteWallet(http, wallet, address)
    total.current = quoted?.amount.value ?? total.current
    return quoted?.amount ?? null
  }

  const pay: WalletSheet['pay'] = async (given, contact) => {
    if (!contact) throw new Error('The wallet has told no address')
    if (!areTermsAccepted()) return false
    attempt.current ??= random.uuid()
    const agreed = { attempt: attempt.current, total: total.current, terms: true as const }
    const reply = await sendWalletOrder(http, { ...agreed, ...contact, ...given })
    setFault(reply.fault)
    if (reply.fault === null) {
      // Back from there does not lead to a form for what is bought.
      const order = `${storePath('/checkout-return', store)}?orderHash=${agreed.attempt}`
      navigate(order, { replace: true })
    } else if (reply.fault !== 'unsent') attempt.current = null
    return reply.fault === null && !reply.isRefused
  }

  function areTermsAccepted(): boolean {
    const isAccepted = terms.current?.checked === true
    setAsked(!isAccepted)
    if (!isAccepted) terms.current?.focus()
    return isAccepted
  }

  return (
    <>
      <div role="alert">
        {fault && <Notice kind="warning">{t(EXPRESS_FAULT_WORDS[fault], { reason: '' })}</Notice>}
        {wallets && !setup && (
          <Notice kind="warning">
            {t('checkout.wallet-unavailable', { wallet: WALLET_NAMES[wallet] })}
          </Notice>
        )}
      </div>
      <ChoiceField
        ref={terms}
        type="checkbox"
        name={EXPRESS_FIELDS.terms}
        value="1"
        required
        {...(isAsked && { error: t('checkout.terms-required') })}
      >
        <SentenceWithLink
          sentence={t('checkout.terms')}
          linked={t('checkout.terms-link')}
          href={storePath(TERMS_PATH, store)}
        />
      </ChoiceField>
      <p>
        <WithdrawalSentence />
      </p>
      {!wallets && <progress aria-label={t('checkout.card-loading')} />}
      {setup && (
        <WalletButton
          mayOpen={areTermsAccepted}
          sheet={{
            setup,
            amount: { currency, value: totals.grandTotal },
            asksAddress: true,
            askSession: () => askWalletSession(http, setup),
            quote,
            pay,
          }}
        />
      )}
      <ButtonLink kind="quiet" href={storePath('/checkout', store)}>
        {t('cart.to-checkout')}
      </ButtonLink>
      <LegalLinks />
    </>
  )
}
