// Who sells in all four stores. Everything that names the company takes it from here: footer and
// company page, service pages, the page after a bank transfer. This company is made up, and so are
// its numbers: a merchant writes their own.
import type { StoreCode } from './store-view'

export interface BankAccount {
  holder: string
  /** In groups of four, as it is written. */
  iban: string
  bic: string
}

export const MERCHANT = {
  name: 'Wilm & Erin B.V.',
  street: 'Voorbeeldlaan 1',
  postcode: '1000 AA',
  city: 'Voorbeeldstad',
  director: 'Erin Voorbeeld',
  /** Number in the Dutch commercial register. */
  register: '00000000',
  vatId: 'NL000000000B01',
  email: 'service@wilmenerin.example',
  phone: '+31 20 000 00 00',
  /** Who keeps the shop on the net, as French law asks. */
  host: 'Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA',
} as const

/** How long something may be sent back, in days; it costs nothing (spec 9, shop wording). */
export const RETURN_DAYS = 30

/** By when a bank transfer is expected, in days. */
export const TRANSFER_DAYS = 7

/**
 * After how many days an order is given up whose transfer has not come. Twice the term that shoppers
 * are told: who pays on its last day, by a bank that needs days for it, still gets what was ordered.
 */
export const TRANSFER_END_DAYS = 14

const DUTCH: BankAccount = {
  holder: MERCHANT.name,
  iban: 'NL91 ABNA 0417 1643 00',
  bic: 'ABNANL2A',
}

// The examples of the registry of IBANs: no real account has them.
const BANK_ACCOUNTS: Record<StoreCode, BankAccount> = {
  nl_nl: DUTCH,
  de_de: { holder: MERCHANT.name, iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  fr_fr: { holder: MERCHANT.name, iban: 'FR14 2004 1010 0505 0001 3M02 606', bic: 'PSSTFRPPXXX' },
  global_en: DUTCH,
}

/** The account to which shoppers of a store transfer. */
export function bankAccountOf(storeCode: StoreCode): BankAccount {
  return BANK_ACCOUNTS[storeCode]
}
