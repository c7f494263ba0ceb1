import type { CoreConfiguration } from '@adyen/adyen-web'
import type { StoreView } from '../../../shared/store-view/store-view'

/** What the provider's package is told wherever it is used. */
export function toAdyenSettings(
  { environment, clientKey }: { environment: string; clientKey?: string | null | undefined },
  { i18n, tax }: StoreView,
): CoreConfiguration {
  return {
    environment: environment as CoreConfiguration['environment'],
    clientKey: clientKey ?? undefined,
    locale: i18n.defaultLocale,
    countryCode: tax.defaultCountry,
    // Nobody is watched while paying who was not asked before.
    analytics: { enabled: false },
    risk: { enabled: false },
  }
}
