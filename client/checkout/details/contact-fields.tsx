import { useShop } from '../../stores/shop'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-form.module.css'
import { KnownEmail } from './known-email'
import { NameFields } from './name-fields'
import { useField } from './use-field'

/** Who orders: the first thing that is asked. */
export function ContactFields() {
  const { t } = useShop()
  const email = useField({ part: 'delivery', field: 'emailAddress' })
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <TextField
          {...email}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
          label={t('checkout.email')}
          hint={t('checkout.email-hint')}
        />
        <KnownEmail />
      </div>
      <NameFields part="delivery" />
    </div>
  )
}
