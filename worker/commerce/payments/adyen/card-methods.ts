import type { CallResult } from '../../../../shared/contract/calls'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Refusal } from '../../http/refusal'
import { SILENT_PROVIDER } from '../payment-refusals'
import type { Adyen } from './open-adyen'

/** The card brands that both the provider and the store accept (spec 9). */
export async function listCardMethods(
  adyen: Adyen,
  { tax, i18n, cardBrands }: StoreView,
): Promise<Result<CallResult<'adyenMethods'>, Refusal>> {
  const answer = await adyen.paymentMethods({
    merchantAccount: adyen.merchantAccount,
    countryCode: tax.defaultCountry,
    shopperLocale: i18n.defaultLocale,
    channel: 'Web',
    allowedPaymentMethods: ['scheme'],
  })
  if (!answer.ok) return fail(SILENT_PROVIDER)
  const schemes = (answer.value.paymentMethods ?? []).filter(({ type }) => type === 'scheme')
  const paymentMethods = schemes.map(({ brands = [], ...method }) => ({
    ...method,
    brands: brands.filter((brand) => cardBrands.includes(brand)),
  }))
  return ok({ paymentMethodsResponse: { paymentMethods, storedPaymentMethods: [] } })
}
