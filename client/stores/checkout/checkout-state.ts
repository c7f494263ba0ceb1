// The checkout as its screens see it, and what can be done with it.
import type { StoreApi } from 'zustand/vanilla'
import type { FieldPart, FieldPath } from '../../../shared/checkout/address-rules'
import type { CheckoutDetails, PaymentDetails } from '../../../shared/checkout/details'
import type { FormField } from '../../../shared/checkout/form-field'
import type { DeliveryOption, Methods } from '../../../shared/checkout/offered-methods'
import type { OwnAddress } from '../../../shared/checkout/own-address'
import type { NewAccount } from '../../../shared/customer/new-account'
import type { AddressLookupState } from '../../engine/address-lookup'
import { isUnderWay, type OrderAttemptState } from '../../engine/order-attempt'
import type { StandingWays } from './changed-details'
import type { FastCheckoutState } from './fast-checkout'

/** The parts of the form, in their order. */
export const CHECKOUT_STEPS = ['details', 'methods', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export interface CheckoutState extends FastCheckoutState {
  details: CheckoutDetails
  /** The chosen day of delivery is no longer possible; the next press agrees to the soonest, or another. */
  isDateGone: boolean
  /** Somebody is logged in. */
  isCustomer: boolean
  /** Those that a customer keeps; none of a guest. */
  addresses: readonly OwnAddress[]
  /** The goods go to this address, or to one that is still to be typed. */
  sendTo: (address: OwnAddress | undefined) => void
  /** Why the form that was posted has ordered nothing, in words. */
  postedFault: string
  /** The shopper was shown another sum than the server asks now; cents. */
  oldTotal: number | null
  order: OrderAttemptState
  /** The button was pressed, and the sum is asked for once more before the order leaves. */
  isAsking: boolean
  currentStep: CheckoutStep
  /** Fields that were left once, or all after the shopper tried to order: their errors show. */
  touched: ReadonlySet<FieldPath> | 'all'
  lookups: Record<FieldPart, AddressLookupState>
  /** Writes the found address over the one in the form. */
  acceptAddress: (part: FieldPart) => void
  /** Nothing more is looked up for this address. */
  enterByHand: (part: FieldPart) => void
  areTermsAccepted: boolean
  acceptTerms: (areTermsAccepted: boolean) => void
  /** An account that a guest wants made with the order. Kept nowhere (trust F-D3). */
  newAccount: NewAccount
  writeNewAccount: (change: Partial<NewAccount>) => void
  write: (field: FormField, value: string) => void
  touch: (path: FieldPath) => void
  touchAll: () => void
  choosePayment: (change: Partial<PaymentDetails>) => void
  chooseDelivery: (delivery: DeliveryOption) => void
  /** The shopper agrees to the ways that stand, asked for or not: they are chosen from now on. */
  agreeToWays: (ways: StandingWays) => void
  /** `2026-11-24`, or empty for the soonest. */
  chooseDate: (deliveryDate: string) => void
  /** Where the order is collected (spec 3). */
  choosePickup: (pickupPoint: string) => void
  enterStep: (step: CheckoutStep) => void
  /** Loads methods and totals again; null when that failed or a newer load has replaced it. */
  refreshMethods: () => Promise<Methods | null>
  /**
   * Sends the order, unless the sum has changed since the shopper saw it, or agreed to another; cents.
   * Answers the step at which something has to be corrected or looked at first.
   */
  place: (agreed?: number) => Promise<CheckoutStep | null>
  /** The placed order has left the cart; the next one is another. The password is dropped (spec 4). */
  finishOrder: () => void
  /** Empties the form and removes what this browser keeps of the shopper. */
  forget: () => void
  /** Reads what is kept and goes on with an order that may be under way. */
  start: () => void
}

/** Whether the button was pressed and its order is not answered yet. */
export function isOrdering({ order, isAsking }: CheckoutState): boolean {
  return isAsking || isUnderWay(order)
}

export type CheckoutStore = StoreApi<CheckoutState>
