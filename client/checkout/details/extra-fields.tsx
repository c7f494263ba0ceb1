import { useState } from 'react'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-form.module.css'
import { AffixField } from './affix-field'
import { CompanyField } from './name-fields'
import { SalutationField } from './salutation-field'
import { useField } from './use-field'

/** What few need: open only when something is written there already. */
export function ExtraFields() {
  const { t } = useShop()
  const salutation = useField({ part: 'delivery', field: 'salutation' })
  const affix = useField({ part: 'delivery', field: 'affix' })
  const phone = useField({ part: 'delivery', field: 'phoneNumber' })
  const company = useField({ part: 'delivery', field: 'company' })
  const taxId = useField({ part: 'billing', field: 'taxId' })
  const isAsked = useCheckout(({ touched }) => touched === 'all')
  const fields = [affix, salutation, phone, company, taxId]
  const hasError = fields.some((field) => 'error' in field)
  const isUsed = fields.some(({ value }) => value !== '')
  // Once opened it stays so: emptying a field must not close the section around it.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (isUsed || (isAsked && hasError))) setOpen(true)
  return (
    <Disclosure title={t('checkout.more-fields')} isOpen={isOpen}>
      <div className={styles.fields}>
        <AffixField part="delivery" />
        <SalutationField part="delivery" />
        <div className={styles.whole}>
          <TextField
            {...phone}
            type="tel"
            autoComplete="shipping tel"
            label={t('checkout.phone')}
            hint={t('checkout.phone-why')}
            optionalText={t('checkout.optional')}
          />
        </div>
        <CompanyField part="delivery" />
        <TextField
          {...taxId}
          autoComplete="off"
          spellCheck={false}
          label={t('checkout.tax-id')}
          optionalText={t('checkout.optional')}
        />
      </div>
    </Disclosure>
  )
}
