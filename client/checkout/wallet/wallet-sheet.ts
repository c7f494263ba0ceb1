// What a wallet asks of the shop while it is open. The wallets of the device and the test wallet ask the
// same.
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import type { WalletGiven, WalletSetup } from '../../engine/wallet-calls'

/** In the smallest unit of its currency. */
export type WalletAmount = WireAdyenBeginning['amount']

export interface WalletContact {
  email: string
  /** In the words of the wire. */
  address: Record<string, unknown> & { country_id: string }
}

export interface WalletSheet {
  setup: WalletSetup
  amount: WalletAmount
  /** The wallet tells where the order goes; otherwise it is placed already. */
  asksAddress: boolean
  /** A session that shows the device who sells; null where there is none. */
  askSession: () => Promise<Record<string, unknown> | null>
  /** What it costs at an address; null where it cannot be sent there. */
  quote: (address: WalletContact['address']) => Promise<WalletAmount | null>
  /** Whether what was agreed to has been taken in, and the money was not refused. */
  pay: (given: WalletGiven, contact: WalletContact | null) => Promise<boolean>
}
