// The cards that the sandbox keeps, on the other side of the wire.
import type { Database } from '../../db/databases'
import { query, readAll, readFirst, transact } from '../../db/query'
import { createRandomId } from '../../db/random-id'
import { sql } from '../../db/sql'
import type { TypedCard } from './checkout-api'

interface KeptCard {
  id: string
  number: string
  brand: string
  expiryMonth: string
  expiryYear: string
}

const ROW = sql`SELECT id, number, brand, expiry_month AS expiryMonth, expiry_year AS expiryYear
  FROM sandbox_adyen_card`

const plain = (text: string) => text.replace(/^test_/, '').replaceAll(' ', '')

/** Keeps a typed card; one that is kept already stays as it was. */
export async function keepSandboxCard(
  sales: Database,
  shopper: string,
  card: TypedCard,
): Promise<void> {
  const number = plain(card.encryptedCardNumber)
  const brand = card.brand ?? (number.startsWith('4') ? 'visa' : 'mc')
  await transact(sales, [
    sql`INSERT INTO sandbox_adyen_card (id, shopper_reference, number, brand, expiry_month, expiry_year)
      VALUES (${createRandomId()}, ${shopper}, ${number}, ${brand},
        ${plain(card.encryptedExpiryMonth)}, ${plain(card.encryptedExpiryYear)})
      ON CONFLICT (shopper_reference, number) DO NOTHING`,
  ])
}

/** The number of a shopper's card; null for another's. */
export async function findSandboxCard(
  sales: Database,
  shopper: string,
  id: string,
): Promise<string | null> {
  const mine = sql`${ROW} WHERE shopper_reference = ${shopper} AND id = ${id}`
  return (await readFirst(sales, query<KeptCard>(mine)))?.number ?? null
}

/** As GET /storedPaymentMethods answers. */
export async function listSandboxCards(sales: Database, shopper: string): Promise<object> {
  const cards = await readAll(
    sales,
    query<KeptCard>(sql`${ROW} WHERE shopper_reference = ${shopper} ORDER BY rowid`),
  )
  const storedPaymentMethods = cards.map(({ number, ...card }) => ({
    ...card,
    type: 'scheme',
    lastFour: number.slice(-4),
    supportedRecurringProcessingModels: ['CardOnFile'],
  }))
  return { shopperReference: shopper, storedPaymentMethods }
}

/** False where there is no such card of that shopper. */
export async function dropSandboxCard(
  sales: Database,
  shopper: string,
  id: string,
): Promise<boolean> {
  const known = await findSandboxCard(sales, shopper, id)
  await transact(sales, [
    sql`DELETE FROM sandbox_adyen_card WHERE shopper_reference = ${shopper} AND id = ${id}`,
  ])
  return known !== null
}
