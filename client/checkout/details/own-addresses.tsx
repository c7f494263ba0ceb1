import { goesTo, type OwnAddress } from '../../../shared/checkout/own-address'
import { streetText, townText } from '../../../shared/i18n/address-text'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import { SelectField } from '../../ui/fields/select-field'
import styles from '../checkout-form.module.css'

const ANOTHER = -1

/** A customer with several addresses picks one; what it writes into the form may still be changed. */
export function OwnAddresses() {
  const { t } = useShop()
  const addresses = useCheckout((checkout) => checkout.addresses)
  const details = useCheckout((checkout) => checkout.details)
  const sendTo = useCheckout((checkout) => checkout.sendTo)
  return (
    <div className={styles.whole}>
      <SelectField
        label={t('checkout.own-address')}
        value={addresses.find((address) => goesTo(details, address))?.position ?? ANOTHER}
        onChange={(event) => sendTo(addresses[Number(event.target.value)])}
      >
        {addresses.map((address) => (
          <option key={address.position} value={address.position}>
            {toLine(address)}
          </option>
        ))}
        <option value={ANOTHER}>{t('checkout.another-address')}</option>
      </SelectField>
    </div>
  )
}

function toLine(address: OwnAddress): string {
  const { firstName, lastName, streetAddress, apartmentNumber, affix, zipCode, city } = address
  const street = streetText([streetAddress, apartmentNumber, affix], address.country)
  const town = townText(zipCode, city, address.country)
  const lines = [address.company, `${firstName} ${lastName}`, street, town]
  return lines.filter((line) => line.trim() !== '').join(', ')
}
