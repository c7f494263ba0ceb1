import type { StoreCode } from '../../store-view/store-view'

/**
 * What a shop has beside its catalogue, on its way into the database. Loading it again changes
 * nothing that has happened since: an entry that is there stays as it is.
 */
export interface RecordsDraft {
  reviews?: ReviewDraft[]
  customers?: CustomerDraft[]
  orders?: OrderDraft[]
  coupons?: CouponDraft[]
  giftCards?: GiftCardDraft[]
  storeLocations?: StoreLocationDraft[]
  postalStreets?: PostalStreetDraft[]
}

export interface ReviewDraft {
  /** Unique; what the one who loads it knows it by. */
  reference: string
  sku: string
  store: StoreCode
  nickname: string
  title: string
  detail: string
  rating: 1 | 2 | 3 | 4 | 5
  /** ISO 8601. */
  createdAt: string
}

export interface AddressDraft {
  firstname: string
  lastname: string
  /** Street, house number, addition. */
  street: string[]
  postcode: string
  city: string
  country_id: string
  telephone?: string
  company?: string
}

export interface CustomerDraft {
  email: string
  firstName: string
  lastName: string
  store: StoreCode
  groupId: number
  password: string
  isSubscribed: boolean
  /** The first one is where things are sent and billed. */
  addresses: AddressDraft[]
  createdAt: string
}

/** A past order, paid and sent. Amounts follow from its lines. */
export interface OrderDraft {
  /** Unique; becomes the id of its attempt. */
  reference: string
  /** Of its customer, whose first address it went to. */
  email: string
  store: StoreCode
  lines: OrderLineDraft[]
  /** Cents incl. tax. */
  shipping: number
  placedAt: string
}

export interface OrderLineDraft {
  sku: string
  parentSku?: string
  name: string
  qty: number
  /** Cents incl. tax, of one piece. */
  price: number
  /** Per cent. */
  taxRate: number
}

export interface CouponDraft {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  /** Per cent, or cents. */
  amount: number
  /** Cents incl. tax. */
  minSubtotal?: number
  validFrom?: string
  validTo?: string
  maxUses?: number
}

/** Cents. */
export interface GiftCardDraft {
  code: string
  initial: number
  balance: number
  expiresAt?: string
}

export interface OpeningHours {
  /** In English, lower case. */
  day: string
  /** As 09:30; left out on a day on which the store is closed. */
  open?: string
  close?: string
}

export interface StoreLocationDraft {
  id: number
  name: string
  street: string
  postcode: string
  city: string
  country: string
  phone: string
  email: string
  lat: number
  lng: number
  schedule: OpeningHours[]
}

export interface PostalStreetDraft {
  /** Three letters, lower case. */
  country: string
  postcode: string
  street: string
  city: string
  municipality: string
  province: string
  firstNumber: number
  lastNumber: number
  additions: string[]
  lat: number
  lng: number
}
