import type { TrackedOrder, TrackedState } from '../../../shared/checkout/tracked-order'
import { DeliverySteps, type Stage, StepList } from './delivery-steps'
import { shownState } from './order-status'

const STAGES: Partial<Record<TrackedState, Stage>> = {
  new: 'due',
  processing: 'packing',
  sent: 'sent',
  ready: 'sent',
}

/** What happens next to an order that is under way. */
export function OrderSteps({ order }: { order: TrackedOrder }) {
  const state = shownState(order)
  const { hasDelivery, isCollected, deliveryStart, deliveryDate, totals } = order
  const stage = state && STAGES[state]
  if (!stage || !hasDelivery || deliveryStart === '') return null
  const awaited = {
    stage,
    isCollected,
    isByAppointment: totals.isByAppointment === true,
    // It stands above.
    where: '',
    start: Date.parse(deliveryStart),
    deliveryDate: '',
    // The day that was wished for stands above.
    deliveryDays: deliveryDate === '' ? totals.deliveryDays : undefined,
  }
  return (
    <StepList>
      <DeliverySteps order={awaited} />
    </StepList>
  )
}
