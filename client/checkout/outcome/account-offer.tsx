import type { Guest } from '../../../shared/checkout/shown-return'
import { ACCOUNT_FIELDS, ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import { storePath } from '../../../shared/routing/links'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { NewPasswordFields } from '../../stores/account/new-password-fields'
import { useIsHydrated } from '../../stores/hydration/use-is-hydrated'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-page.module.css'
import { LogInInstead } from '../details/log-in-instead'

const F = ACCOUNT_FIELDS

/**
 * An account after the order. Who it is has been said: only a password is asked for, which leaves with
 * the form and is kept nowhere here (spec 4). Who was told of an account has one to log in to.
 */
export function AccountOffer({ guest }: { guest: Guest }) {
  const { store, t } = useShop()
  const ports = usePorts()
  const isHydrated = useIsHydrated()
  const memory = isHydrated ? createCheckoutMemory(ports, store) : null
  const kept = memory?.readDetails().personal ?? guest
  const { emailAddress, firstName, lastName } = guest.emailAddress === '' ? kept : guest
  if (emailAddress === '') return null
  const order = memory?.readOrder()
  const isKnown = order?.isEmailKnown && order.emailAddress === emailAddress.trim()
  if (isKnown || guest.isEmailKnown) {
    return (
      <p>
        <LogInInstead email={emailAddress} back={storePath(ACCOUNT_PATH, store)} />
      </p>
    )
  }
  return (
    <Disclosure title={t('account.new-here')}>
      <form
        className={styles.parts}
        method="post"
        action={storePath(ACCOUNT_FORM_PATHS.register, store)}
      >
        <p>{t('checkout.account-why')}</p>
        <TextField
          label={t('account.email')}
          name={F.email}
          type="email"
          autoComplete="username"
          readOnly
          value={emailAddress}
        />
        <input type="hidden" name={F.firstName} value={firstName} />
        <input type="hidden" name={F.lastName} value={lastName} />
        <NewPasswordFields name={F.password} repeated={F.repeated} />
        <Button type="submit" kind="secondary">
          {t('account.register')}
        </Button>
      </form>
    </Disclosure>
  )
}
