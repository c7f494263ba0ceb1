import type { StoreCode } from '../../shared/store-view/store-view'
import type { Bindings, Settings } from '../env'
import { createBreakers } from './circuit-breaker'
import { createUpstream, type Fetcher, type Upstream, type UpstreamEvent } from './upstream'

/** A binding needs some host; nobody resolves this one. */
const BINDING_URL = 'https://commerce.internal'

/** Health of the upstreams as this isolate saw it. Holds no shopper's data. */
const breakers = createBreakers()

export interface UpstreamRequest {
  storeCode: StoreCode
  token?: string | undefined
  deadline?: number | undefined
  report: (event: UpstreamEvent) => void
}

/** The upstream of one request: the COMMERCE binding, or the backend at COMMERCE_URL. */
export function openUpstream(
  env: Pick<Bindings, 'COMMERCE'>,
  settings: Pick<Settings, 'commerceUrl' | 'tokenInHeader'>,
  request: UpstreamRequest,
): Upstream {
  const overBinding: Fetcher = { fetch: (outgoing) => env.COMMERCE.fetch(outgoing) }
  const overNetwork: Fetcher = { fetch: (outgoing) => fetch(outgoing) }
  return createUpstream({
    ...request,
    fetcher: settings.commerceUrl ? overNetwork : overBinding,
    baseUrl: settings.commerceUrl ?? BINDING_URL,
    tokenInHeader: settings.tokenInHeader,
    breakers,
  })
}
