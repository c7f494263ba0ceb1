import type { DeliveryDays } from '../../shared/catalog/product'
import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import { deliveryDates } from '../../shared/checkout/delivery-dates'
import { formatWeekday } from '../../shared/i18n/date-text'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useIsByTransfer } from '../stores/checkout/use-delivery-promise'
import { useShop } from '../stores/shop'
import { Disclosure } from '../ui/disclosure'
import { SelectField } from '../ui/fields/select-field'

/** Another day than the soonest, for those who want one (spec 3, deliveryDate). */
export function DeliveryDate({ days, now }: { days: DeliveryDays; now: number }) {
  const { store, t } = useShop()
  const chosen = useCheckout(({ details }) => details.shipping.deliveryDate)
  const chooseDate = useCheckout((checkout) => checkout.chooseDate)
  const isByTransfer = useIsByTransfer()
  const offered = deliveryDates(now, days)
  // One that was chosen a while ago may be sooner than those that are offered now.
  const dates = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered]
  return (
    <Disclosure title={t('checkout.delivery-date')} isOpen={chosen !== ''}>
      <SelectField
        label={t('checkout.delivery-day')}
        name={CHECKOUT_FIELDS.day}
        {...(isByTransfer && { hint: t('checkout.delivery-day-paid') })}
        value={chosen}
        onChange={(event) => chooseDate(event.target.value)}
      >
        <option value="">{t('checkout.delivery-soonest')}</option>
        {dates.map((date) => (
          <option key={date} value={date}>
            {formatWeekday(new Date(date), store.i18n)}
          </option>
        ))}
      </SelectField>
    </Disclosure>
  )
}
