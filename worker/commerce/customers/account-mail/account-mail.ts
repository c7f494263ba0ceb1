// Mails of an account to its customer, as rows of the outbox for the transaction that makes them true.
import type { StoreView } from '../../../../shared/store-view/store-view'
import { createRandomId } from '../../db/random-id'
import { type Sql, sql } from '../../db/sql'

const TYPES = ['welcome', 'confirm', 'email-changed', 'password-changed', 'deleted'] as const

export type AccountMailType = (typeof TYPES)[number]

/** The types whose link confirms the address; all others lead into the shop. */
export type ConfirmMailType = 'welcome' | 'confirm'

interface AccountMail {
  type: AccountMailType
  /** Of the link that confirms; random where there is none, since each row tells of its own event. */
  token?: string
  store: StoreView
  now: number
}

/** A mail to the address that this customer has when the statement runs; `customer` is a condition. */
export function noteAccountMail({ type, token, store, now }: AccountMail, customer: Sql): Sql {
  const about = `${type}:${token ?? createRandomId()}`
  return sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
    SELECT ${createRandomId()}, 'account', ${about}, ${store.storeCode}, email, ${now}
    FROM customer WHERE ${customer}`
}

/** Reads what `noteAccountMail` wrote into `about`. */
export function parseAccountMail(about: string): { type: AccountMailType; token: string } | null {
  const [name, token = ''] = about.split(':')
  const type = TYPES.find((one) => one === name)
  return type ? { type, token } : null
}
