import type { WalletSetup } from '../../engine/wallet-calls'
import { usePorts } from '../ports'
import { useSharedQuery } from '../use-shared-query'

/**
 * The wallets by which this device can pay, and the merchant's account takes; undefined while that is
 * asked, or where the store offers none.
 */
export function useDeviceWallets(isOffered = true): readonly WalletSetup[] | undefined {
  const { http } = usePorts()
  const { data } = useSharedQuery({
    queryKey: ['wallets'],
    queryFn: async () => {
      const { fetchDeviceWallets } = await import('../../browser/device/device-wallets')
      return fetchDeviceWallets(http)
    },
    // The wallets are a shorter way: without an answer there are the others.
    retry: 2,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOffered,
  })
  return data
}
