// The forms of an account, which a browser also posts by itself, and what their pages show.

/** The file of all that is kept of a customer. */
export const ACCOUNT_DATA_PATH = '/my-account/data'

/** Where each form is posted. */
export const ACCOUNT_FORM_PATHS = {
  logIn: '/my-account/login',
  register: '/my-account/register',
  logOut: '/my-account/logout',
  profile: '/my-account/profile',
  password: '/my-account/password',
  address: '/my-account/address',
  removeAddress: '/my-account/address/remove',
  delete: '/my-account/delete',
  orderAgain: '/my-account/order-again',
  newsletter: '/my-account/newsletter',
  confirmEmail: '/my-account/confirm-email',
  endLogins: '/my-account/logins/end',
  removeAlert: '/my-account/alert/remove',
  removeCard: '/my-account/card/remove',
  giftCard: '/my-account/gift-card',
  forgot: '/reset-password/forgot',
  choose: '/reset-password/choose',
} as const

export type AccountFormName = keyof typeof ACCOUNT_FORM_PATHS

/** Reads which form an address speaks of; anything else is none. */
export function parseAccountForm(text: string | null): AccountFormName | null {
  const isForm = text !== null && Object.hasOwn(ACCOUNT_FORM_PATHS, text)
  return isForm ? (text as AccountFormName) : null
}

/** Names of fields, and of what a page's address says. */
export const ACCOUNT_FIELDS = {
  email: 'email',
  password: 'password',
  newPassword: 'new-password',
  repeated: 'repeated-password',
  firstName: 'first-name',
  lastName: 'last-name',
  token: 'token',
  /** The page to go back to. */
  back: 'page',
  address: 'address',
  street: 'street',
  houseNumber: 'house-number',
  addition: 'addition',
  zipCode: 'zip-code',
  city: 'city',
  state: 'state',
  country: 'country',
  company: 'company',
  phone: 'phone',
  isDefault: 'default',
  notice: 'notice',
  fault: 'fault',
  /** The form that was refused. */
  form: 'form',
  orders: 'orders',
  /** Of a product that is waited for. */
  sku: 'sku',
  /** Token of a card that is kept. */
  card: 'card',
  /** Of a gift card. */
  code: 'code',
  /** Number of an order. */
  order: 'order',
  /** What is asked for; of an order that is ordered again, a name of it. */
  wish: 'wish',
  /** Positions of an order, with points between them. */
  missing: 'missing',
} as const

/** Fields that a page shows again when their form was refused: nothing secret. */
export const TYPED_FIELDS = [
  ACCOUNT_FIELDS.email,
  ACCOUNT_FIELDS.firstName,
  ACCOUNT_FIELDS.lastName,
  ACCOUNT_FIELDS.street,
  ACCOUNT_FIELDS.houseNumber,
  ACCOUNT_FIELDS.addition,
  ACCOUNT_FIELDS.zipCode,
  ACCOUNT_FIELDS.city,
  ACCOUNT_FIELDS.state,
  ACCOUNT_FIELDS.country,
  ACCOUNT_FIELDS.company,
  ACCOUNT_FIELDS.phone,
  ACCOUNT_FIELDS.isDefault,
] as const

/** What was typed into a form that was refused, by the names of its fields. */
export type TypedAccountFields = Readonly<Partial<Record<(typeof TYPED_FIELDS)[number], string>>>

const NOTICES = [
  'logged-out',
  'account-changed',
  'password-changed',
  'account-deleted',
  'reset-sent',
  'newsletter-asked',
  'confirm-sent',
  'logins-ended',
  'alert-set',
  'alert-removed',
  'alert-needs-account',
  'card-removed',
] as const

/** What was done. */
export type AccountNotice = (typeof NOTICES)[number]

/** Reads what an address says of it; anything else is none. */
export function parseAccountNotice(text: string | null): AccountNotice | null {
  return NOTICES.find((notice) => notice === text) ?? null
}

/** An address of the book. Street, house number and addition are lines of one street on the wire. */
export interface AccountAddress {
  id: number
  firstName: string
  lastName: string
  street: string
  houseNumber: string
  addition: string
  /** The three as the country writes them. */
  streetText: string
  zipCode: string
  city: string
  /** Province, in the countries whose addresses name one. */
  state: string
  /** Two letters. */
  country: string
  countryName: string
  company: string
  phone: string
  isDefault: boolean
}

/** An order in the history; amounts in cents. */
export interface PastOrder {
  orderNumber: string
  orderHash: string
  /** In words. */
  placedOn: string
  /** In the backend's word. */
  status: string
  paymentCode: string
  grandTotal: number
  items: { name: string; qty: number }[]
}

/** What who is logged in sees of their own. */
export interface Account {
  email: string
  firstName: string
  lastName: string
  addresses: AccountAddress[]
  /** The address that is changed, a new one, or none. */
  edited: AccountAddress | 'new' | null
  /** Countries of this store that an address may be in. */
  countries: { code: string; name: string }[]
  /** Whether they have shown that the address is theirs: before that nothing is told of it. */
  isEmailConfirmed: boolean
  /** They are of a group whose prices may be others than a guest's. */
  hasGroupPrices: boolean
  isSubscribed: boolean
  /** Products that are waited for; the link is a path in the store. */
  alerts: { sku: string; name: string; link: string }[]
  /** Cards that are kept at the provider: what is told of each by it. */
  cards: { id: string; brand: string; lastFour: string; expiry: string }[]
  /** Where they are logged in, the latest first: since when, to the millisecond and as a day in words. */
  logins: { beganAt: string; day: string; isCurrent: boolean }[]
  orders: PastOrder[]
  /** Counted from 1. */
  ordersPage: number
  ordersPages: number
}
