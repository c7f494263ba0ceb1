import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { PaymentVars } from '../env'
import { publicOriginOf } from '../http/public-origin'

export interface PaymentSettings {
  publicOrigin: string
  isStorefront: (url: URL) => boolean
  /** Whether it is the name of a host of the shop. */
  isOwnHost: (name: string) => boolean
}

/** Without vars: this machine, on any port, and the four stores at their own addresses. */
export function toPaymentSettings(vars: PaymentVars): PaymentSettings {
  const listed = splitList(vars.STOREFRONT_ORIGINS)
  const origins = new Set(listed.length > 0 ? listed : STORE_VIEWS.map((store) => store.baseUrl))
  const hosts = new Set([...origins].map((origin) => new URL(origin).hostname))
  const mayBeLocal = listed.length === 0
  return {
    publicOrigin: publicOriginOf(vars),
    isStorefront: (url) => origins.has(url.origin) || (mayBeLocal && isLocal(url.hostname)),
    isOwnHost: (name) => hosts.has(name) || (mayBeLocal && isLocal(name)),
  }
}

function splitList(list = ''): string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
}
