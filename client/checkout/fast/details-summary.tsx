import { isVirtualCart } from '../../../shared/cart/rules'
import type { AddressDetails } from '../../../shared/checkout/details'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useCheckoutCart } from '../../stores/checkout/shown-checkout'
import { useShop } from '../../stores/shop'
import { useIsRead } from './use-folded'

/**
 * Who orders, and where it goes. What only this browser knows comes once script runs: its lines are
 * there before.
 */
export function DetailsSummary() {
  const { t } = useShop()
  const details = useCheckout((checkout) => checkout.details)
  const hasDelivery = !isVirtualCart(useCheckoutCart().lines)
  const { personal, shipping, payment } = details
  const isKnown = useIsRead()
  const name = joined(personal.firstName, personal.lastName)
  const billing = [joined(payment.firstName, payment.lastName), payment.company]
    .concat(streetOf(payment), useTownOf(payment))
    .filter(Boolean)
    .join(', ')
  const town = useTownOf(shipping)
  const known = (text: string) => <p>{isKnown && text}</p>
  return (
    <>
      {known([name, shipping.company].filter(Boolean).join(', '))}
      {known(streetOf(shipping))}
      {known(town)}
      {known([personal.emailAddress.trim(), shipping.phoneNumber].filter(Boolean).join(', '))}
      {hasDelivery &&
        known(
          payment.isSameAsShipping
            ? t('checkout.billing-same')
            : t('checkout.billing') + t('text.colon') + billing,
        )}
    </>
  )
}

const joined = (...texts: string[]) => texts.map((text) => text.trim()).join(' ')

const streetOf = ({ streetAddress, apartmentNumber, affix }: AddressDetails) =>
  joined(streetAddress, apartmentNumber, affix)

function useTownOf({ zipCode, city, state, country }: AddressDetails): string {
  const { defaultLocale } = useShop().store.i18n
  const land = new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(country) ?? country
  return [joined(zipCode, city), state, land].filter(Boolean).join(', ')
}
