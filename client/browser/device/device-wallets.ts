import type { Wallet } from '../../../shared/checkout/payment-methods'
import type { HttpPort } from '../../engine/ports'
import { fetchWallets, SANDBOX, type WalletSetup } from '../../engine/wallet-calls'

declare global {
  interface Window {
    /** Only where Apple Pay is. */
    ApplePaySession?: { canMakePayments: () => boolean }
  }
}

/** The wallets that the merchant's account takes and this device may have; all of them before the sandbox. */
export async function fetchDeviceWallets(http: HttpPort): Promise<WalletSetup[]> {
  const wallets = await fetchWallets(http)
  return wallets.filter(({ wallet, environment }) => environment === SANDBOX || hasWallet(wallet))
}

/** As far as that is known without the code of who makes it; that looks again before it is opened. */
function hasWallet(wallet: Wallet): boolean {
  if (wallet === 'googlepay') return 'PaymentRequest' in window
  return window.ApplePaySession?.canMakePayments() === true
}
