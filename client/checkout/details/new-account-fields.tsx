import { checkNewAccount, NEW_ACCOUNT_FIELDS } from '../../../shared/customer/new-account'
import { NewPasswordFields } from '../../stores/account/new-password-fields'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import { ChoiceField } from '../../ui/fields/choice-field'
import styles from '../checkout-form.module.css'

const F = NEW_ACCOUNT_FIELDS

/**
 * A guest may have an account made with the order. The fields of its password show when it is ticked,
 * without script as well.
 */
export function NewAccountFields() {
  const { store, t } = useShop()
  const account = useCheckout((checkout) => checkout.newAccount)
  const writeAccount = useCheckout((checkout) => checkout.writeNewAccount)
  const isAsked = useCheckout(({ touched }) => touched === 'all')
  const errors = isAsked ? checkNewAccount(account, store) : {}
  const hold = (name: string, value: string, write: (text: string) => void) => {
    const error = errors[name]
    return {
      id: name,
      value,
      onChange: (event: { target: { value: string } }) => write(event.target.value),
      ...(error && { error: t(error) }),
    }
  }
  const held = [
    hold(F.password, account.password, (password) => writeAccount({ password })),
    hold(F.repeated, account.repeated, (repeated) => writeAccount({ repeated })),
  ] as const
  return (
    <div className={styles.account}>
      <ChoiceField
        type="checkbox"
        name={F.wanted}
        value="1"
        checked={account.isWanted}
        onChange={(event) => writeAccount({ isWanted: event.target.checked })}
      >
        {t('checkout.account-wanted')}
      </ChoiceField>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{t('account.new-here')}</legend>
        <p className={styles.hint}>{t('checkout.account-why')}</p>
        <div className={styles.fields}>
          <NewPasswordFields name={F.password} repeated={F.repeated} held={held} />
        </div>
      </fieldset>
    </div>
  )
}
