// What an account writes to its customer, as rows of the outbox for the transaction that makes it true.
import type { StoreView } from '../../../../shared/store-view/store-view'
import { createRandomId } from '../../db/random-id'
import { type Sql, sql } from '../../db/sql'

const NEWS = ['welcome', 'confirm', 'email-changed', 'password-changed', 'deleted'] as const

/** `welcome` and `confirm` bring a link that confirms the address. */
export type AccountNews = (typeof NEWS)[number]

interface NewsOf {
  news: AccountNews
  /** Of the link in it; random where it has none. */
  token?: string
  store: StoreView
  now: number
}

/** A mail to the address that this customer has when the statement runs; `customer` is a condition. */
export function noteAccountMail({ news, token, store, now }: NewsOf, customer: Sql): Sql {
  const about = `${news}:${token ?? createRandomId()}`
  return sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
    SELECT ${createRandomId()}, 'account', ${about}, ${store.storeCode}, email, ${now}
    FROM customer WHERE ${customer}`
}

/** What a mail of this kind tells, and the token of its link. */
export function parseAccountMail(about: string): { news: AccountNews; token: string } | null {
  const [name, token = ''] = about.split(':')
  const news = NEWS.find((one) => one === name)
  return news ? { news, token } : null
}
