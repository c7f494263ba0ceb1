import { EXPRESS_START_PATH } from '../../../shared/checkout/express'
import { WALLET_NAMES } from '../../../shared/checkout/payment-methods'
import { WALLET_FIELD } from '../../../shared/checkout/wallet-order'
import { storePath } from '../../../shared/routing/links'
import { Button } from '../../ui/button'
import { useShop } from '../shop'
import { useDeviceWallets } from '../wallets/use-device-wallets'
import { useLeaving } from './use-leaving'

/** To the page of a wallet, one button for each that this device has. */
export function WalletForms({ isWaiting }: { isWaiting: boolean }) {
  const { store, t } = useShop()
  const [isLeaving, leave] = useLeaving()
  const wallets = useDeviceWallets()
  if (!wallets?.length) return null
  return (
    <form
      method="post"
      action={storePath(EXPRESS_START_PATH, store)}
      aria-label={t('checkout.wallet-title')}
      onSubmit={leave}
    >
      {wallets.map(({ wallet }) => (
        <Button
          key={wallet}
          type="submit"
          kind="secondary"
          name={WALLET_FIELD}
          value={wallet}
          aria-label={t('checkout.wallet-express', { wallet: WALLET_NAMES[wallet] })}
          isBusy={isLeaving}
          disabled={isWaiting}
        >
          {WALLET_NAMES[wallet]}
        </Button>
      ))}
    </form>
  )
}
