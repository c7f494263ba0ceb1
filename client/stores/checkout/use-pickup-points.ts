import type { PickupPoint } from '../../../shared/checkout/pickup-point'
import { fetchPickupPoints } from '../../engine/method-calls'
import { usePorts } from '../ports'
import { useSharedQuery } from '../use-shared-query'
import { useShownCheckout } from './shown-checkout'

/** Where an order can be collected; asked for once it is to be collected. */
export function usePickupPoints(isCollected: boolean) {
  const { http } = usePorts()
  const shown = useShownCheckout()
  const { data, ...query } = useSharedQuery<PickupPoint[]>({
    queryKey: ['pickup-points'],
    queryFn: () => fetchPickupPoints(http),
    enabled: isCollected,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  })
  return { ...query, points: data ?? shown?.pickupPoints ?? undefined }
}
