import { COMMERCE_KEY_HEADER } from '../../../shared/contract/wire/wire-names'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Settings } from '../env'
import { createBreakers } from './circuit-breaker'
import { createUpstream, type Fetcher, type Upstream, type UpstreamEvent } from './upstream'

/** A call over a binding needs a host name, which is never resolved. */
const BINDING_URL = 'https://commerce.internal'

/** Health of the upstreams as this isolate saw it. Holds no shopper's data. */
const breakers = createBreakers()

/** The commerce Worker, as wrangler.toml binds it. */
export interface UpstreamBinding {
  COMMERCE: { fetch(request: Request): Promise<Response> }
}

export interface UpstreamRequest {
  storeCode: StoreCode
  token?: string | undefined
  deadline?: number | undefined
  /** The oldest state of the catalogue that may be read, as the latest purge named it. */
  bookmark?: (() => string | null) | undefined
  report: (event: UpstreamEvent) => void
}

/** The upstream of one request: the COMMERCE binding, or the backend at COMMERCE_URL. */
export function openUpstream(
  env: UpstreamBinding,
  settings: Pick<Settings, 'commerceUrl' | 'commerceKey' | 'tokenInHeader' | 'patience'>,
  request: UpstreamRequest,
): Upstream {
  const overBinding: Fetcher = { fetch: (outgoing) => env.COMMERCE.fetch(outgoing) }
  return createUpstream({
    ...request,
    fetcher: settings.commerceUrl ? overNetwork(settings.commerceKey) : overBinding,
    baseUrl: settings.commerceUrl ?? BINDING_URL,
    tokenInHeader: settings.tokenInHeader,
    patience: settings.patience,
    breakers,
  })
}

function overNetwork(key: string | null): Fetcher {
  return {
    fetch(outgoing) {
      if (key) outgoing.headers.set(COMMERCE_KEY_HEADER, key)
      return fetch(outgoing)
    },
  }
}
