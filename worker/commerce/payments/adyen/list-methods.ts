import { DISABLED_WALLETS, type Wallet } from '../../../../shared/checkout/payment-methods'
import type { CallResult } from '../../../../shared/contract/calls'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Refusal } from '../../http/refusal'
import { SILENT_PROVIDER } from '../payment-refusals'
import type { Adyen } from './open-adyen'

const WALLETS: readonly string[] = ['applepay', 'googlepay'] satisfies Wallet[]

/**
 * The card brands that both the provider and the store accept, and the wallets of the merchant's account
 * that are not disabled (spec 9), with what a browser needs to open them.
 */
export async function listMethods(
  adyen: Adyen,
  { tax, i18n, cardBrands }: StoreView,
): Promise<Result<CallResult<'adyenMethods'>, Refusal>> {
  const answer = await adyen.paymentMethods({
    merchantAccount: adyen.merchantAccount,
    countryCode: tax.defaultCountry,
    shopperLocale: i18n.defaultLocale,
    channel: 'Web',
    allowedPaymentMethods: ['scheme', ...WALLETS],
  })
  if (!answer.ok) return fail(SILENT_PROVIDER)
  const paymentMethods = (answer.value.paymentMethods ?? []).filter(isOffered).map((method) => ({
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

function isOffered({ type }: { type: string }): boolean {
  return type === 'scheme' || (WALLETS.includes(type) && !DISABLED_WALLETS.includes(type))
}
