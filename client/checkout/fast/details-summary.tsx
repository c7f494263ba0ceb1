import { isVirtualCart } from '../../../shared/cart/rules'
import type { AddressDetails, PaymentDetails } from '../../../shared/checkout/details'
import { streetText, townText } from '../../../shared/i18n/address-text'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useCheckoutCart } from '../../stores/checkout/shown-checkout'
import { useShop } from '../../stores/shop'
import { useIsRead } from './use-folded'

/**
 * Who orders, and where it goes. What only this browser knows comes once script runs: its lines are
 * there before.
 */
export function DetailsSummary() {
  const { store, t } = useShop()
  const { personal, shipping, payment } = useCheckout((checkout) => checkout.details)
  const hasDelivery = !isVirtualCart(useCheckoutCart().lines)
  const { defaultLocale } = store.i18n
  return (
    <>
      <SummaryLine>
        {listed(joined(personal.firstName, personal.lastName), shipping.company)}
      </SummaryLine>
      <SummaryLine>{streetOf(shipping)}</SummaryLine>
      <SummaryLine>{townOf(shipping, defaultLocale)}</SummaryLine>
      <SummaryLine>{listed(personal.emailAddress.trim(), shipping.phoneNumber)}</SummaryLine>
      {hasDelivery && (
        <SummaryLine>
          {payment.isSameAsShipping
            ? t('checkout.billing-same')
            : t('checkout.billing') + t('text.colon') + billingOf(payment, defaultLocale)}
        </SummaryLine>
      )}
    </>
  )
}

/** Empty until the details are read. */
function SummaryLine({ children }: { children: string }) {
  return <p>{useIsRead() && children}</p>
}

const joined = (...texts: string[]) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ')

const listed = (...texts: string[]) => texts.filter(Boolean).join(', ')

const streetOf = ({ streetAddress, apartmentNumber, affix, country }: AddressDetails) =>
  streetText([streetAddress, apartmentNumber, affix], country)

function townOf({ zipCode, city, state, country }: AddressDetails, locale: string): string {
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return listed(townText(zipCode, city, country), state, countryName)
}

function billingOf(payment: PaymentDetails, locale: string): string {
  const name = joined(payment.firstName, payment.lastName)
  return listed(name, payment.company, streetOf(payment), townOf(payment, locale))
}
