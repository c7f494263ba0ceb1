// What the sandbox lets a browser do next, in the provider's words. Its bank is a page of ours.
import type { SandboxPayment } from './sandbox-payment'

const MESSAGE_VERSION = '2.2.0'

/** The bank asks a browser about itself. */
export function fingerprintAction({ id }: SandboxPayment, origin: string) {
  const token = {
    threeDSServerTransID: id,
    threeDSMethodURL: bankOf(id, origin),
    threeDSMethodNotificationURL: bankOf(id, origin),
  }
  return threeDs2('fingerprint', id, token)
}

/** The bank asks the shopper; its answer goes to the shop by POST, as `cres`. */
export function challengeAction({ id, returnUrl }: SandboxPayment, origin: string) {
  const token = {
    threeDSServerTransID: id,
    acsTransID: id,
    acsURL: bankOf(id, origin),
    messageVersion: MESSAGE_VERSION,
    threeDSNotificationURL: returnUrl,
  }
  return threeDs2('challenge', id, token)
}

/** The shopper leaves for the page of the bank. */
export function redirectAction({ id }: SandboxPayment, origin: string) {
  return {
    type: 'redirect',
    paymentMethodType: 'scheme',
    method: 'GET',
    url: bankOf(id, origin),
    paymentData: id,
  }
}

function threeDs2(subtype: string, id: string, token: object) {
  return {
    type: 'threeDS2',
    subtype,
    paymentMethodType: 'scheme',
    paymentData: id,
    token: btoa(JSON.stringify(token)),
  }
}

function bankOf(id: string, origin: string): string {
  return `${origin}/sandbox-adyen/${id}`
}
