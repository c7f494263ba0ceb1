// The fields of a card as the provider's own package draws them: each lies in a frame of the provider,
// so that the shop never sees what is typed (PCI DSS, SAQ A). The package also does what the card's
// bank wants, in this page or on a page of the bank.
import '@adyen/adyen-web/styles/adyen.css'
import { AdyenCheckout, Card, type CheckoutAdvancedFlowResponse } from '@adyen/adyen-web'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import type { AdyenOutcome } from '../../../shared/contract/payment/adyen-outcome'
import type { Result } from '../../../shared/result'
import { type CardFault, payByCard, tellBankAnswer } from '../../engine/card-payment-calls'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { toAdyenSettings } from './adyen-settings'

interface AdyenCardProps {
  beginning: WireAdyenBeginning
  order: { orderHash: string; returnUrl: string }
  /** What the bank wants of a card that was typed before this page was loaded. */
  step: AdyenOutcome | null
  /** The payment has come a step further. */
  onStep: () => void
  onFault: (fault: CardFault) => void
}

export function AdyenCard({ beginning, order, step, onStep, onFault }: AdyenCardProps) {
  const { http } = usePorts()
  const { store } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const tellStep = useEffectEvent(onStep)
  const tellFault = useEffectEvent(onFault)

  const mount = useEffectEvent(async (element: HTMLElement) => {
    const checkout = await AdyenCheckout({
      ...toAdyenSettings(beginning, store),
      amount: beginning.amount,
      paymentMethodsResponse: {
        paymentMethods: [{ type: 'scheme', name: 'Card', brands: beginning.brands }],
      },
      onSubmit: async ({ data }, _field, actions) =>
        take(await payByCard(http, order, data), actions),
      onAdditionalDetails: async ({ data }, _field, actions) =>
        take(await tellBankAnswer(http, order.orderHash, data.details), actions),
      onPaymentCompleted: tellStep,
      onPaymentFailed: tellStep,
      onError: ({ name, message }) => {
        console.error(`${name}: ${message}`)
        tellFault({ message: '' })
      },
    })
    const response = step && toResponse(step)
    const field = response?.action
      ? checkout.createFromAction(response.action)
      : new Card(checkout, {
          brands: beginning.brands,
          hasHolderName: true,
          holderNameRequired: true,
          // A tick box of the package, never ticked beforehand.
          enableStoreDetails: beginning.keptCards !== undefined,
        })
    return field.mount(element)
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const mounting = mount(element)
    mounting.catch((error: unknown) => {
      console.error(error)
      tellFault({ message: '' })
    })
    return () => void mounting.then((field) => field.unmount())
  }, [])

  function take(answer: Result<AdyenOutcome, CardFault>, actions: Actions) {
    if (answer.ok) return actions.resolve(toResponse(answer.value))
    tellFault(answer.error)
    actions.reject()
  }

  return <div ref={place} />
}

interface Actions {
  resolve: (response: CheckoutAdvancedFlowResponse) => void
  reject: () => void
}

/** What commerce passes on is what the provider said. */
function toResponse({ resultCode, action }: AdyenOutcome): CheckoutAdvancedFlowResponse {
  return { resultCode, ...(action !== undefined && { action }) } as CheckoutAdvancedFlowResponse
}
