import type { Guest } from '../../../shared/checkout/shown-return'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Disclosure } from '../../ui/disclosure'
import { LogInInstead } from '../details/log-in-instead'
import { AccountOfferForm } from './account-offer-form'

interface AccountOfferProps {
  guest: Guest
  /** The address of the order, which is all that a page knows that is loaded again. */
  ordered?: string | undefined
}

/**
 * An account after the order. Who it is has been said: only a password is asked for, which leaves with
 * the form and is kept nowhere here (spec 4). Who was told of an account has one to log in to.
 */
export function AccountOffer({ guest, ordered = '' }: AccountOfferProps) {
  const { store, t } = useShop()
  const ports = usePorts()
  const isHydrated = useIsHydrated()
  const memory = isHydrated ? createCheckoutMemory(ports, store) : null
  const kept = memory?.readDetails().personal ?? guest
  const { firstName, lastName } = guest.emailAddress === '' ? kept : guest
  const emailAddress = guest.emailAddress || ordered || kept.emailAddress
  if (emailAddress === '') return null
  const order = memory?.readOrder()
  const isKnown = order?.isEmailKnown && order.emailAddress === emailAddress.trim()
  if (isKnown || guest.isEmailKnown) {
    return (
      <p>
        <LogInInstead
          email={emailAddress}
          words={t('checkout.email-known-after')}
          back={storePath(ACCOUNT_PATH, store)}
        />
      </p>
    )
  }
  return (
    <Disclosure title={t('account.new-here')}>
      <AccountOfferForm {...{ emailAddress, firstName, lastName }} />
    </Disclosure>
  )
}
