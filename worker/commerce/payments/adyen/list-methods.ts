import { paymentOffers } from '../../../../shared/checkout/payment-methods'
import type { CallResult } from '../../../../shared/contract/calls'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Refusal } from '../../http/refusal'
import { SILENT_PROVIDER } from '../payment-refusals'
import type { Adyen } from './open-adyen'

/**
 * The card brands that both the provider and the store accept, and the wallets of the merchant's account
 * that the store offers, with what a browser needs to open them.
 */
export async function listMethods(
  adyen: Adyen,
  store: StoreView,
): Promise<Result<CallResult<'adyenMethods'>, Refusal>> {
  const { tax, i18n, cardBrands } = store
  const offers = paymentOffers(store, { isPaid: false, isVirtual: false })
  const wallets = offers.flatMap(({ wallet }) => wallet ?? [])
  const allowed: string[] = ['scheme', ...wallets]
  const answer = await adyen.paymentMethods({
    merchantAccount: adyen.merchantAccount,
    countryCode: tax.defaultCountry,
    shopperLocale: i18n.defaultLocale,
    channel: 'Web',
    allowedPaymentMethods: allowed,
  })
  if (!answer.ok) return fail(SILENT_PROVIDER)
  const paymentMethods = (answer.value.paymentMethods ?? [])
    .filter(({ type }) => allowed.includes(type))
    .map((method) => ({
      ...method,
      brands: (method.brands ?? []).filter((brand) => cardBrands.includes(brand)),
    }))
  const { environment, clientKey } = adyen
  return ok({
    environment,
    ...(clientKey && { clientKey }),
    paymentMethodsResponse: { paymentMethods, storedPaymentMethods: [] },
  })
}
