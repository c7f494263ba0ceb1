import type { PaymentState } from '../../../shared/contract/payment/payment'
import { cancelSale } from './cancel-sale'
import { isOverdue } from './expire-sales'
import { findPaymentOfSale } from './find-payment'
import { findSaleById, findSaleByName } from './find-sale'
import { toPaymentState } from './payment'
import type { Sale } from './sale'

export interface SaleStanding {
  sale: Sale
  paymentState: PaymentState
}

/**
 * The order that a browser names by its hash or its attempt id, with how its payment stands. One
 * that has waited too long for its payment is given up first, whatever the clock of the scheduled
 * clean-up does.
 */
export async function readSale(
  db: D1Database,
  name: string,
  now: number,
): Promise<SaleStanding | null> {
  const sale = await findSaleByName(db, name)
  return sale && standingOf(db, await settle(db, sale, now))
}

/** The same for the order behind a payment. */
export async function readSaleById(
  db: D1Database,
  id: number,
  now: number,
): Promise<SaleStanding | null> {
  const sale = await findSaleById(db, id)
  return sale && standingOf(db, await settle(db, sale, now))
}

async function settle(db: D1Database, sale: Sale, now: number): Promise<Sale> {
  if (!isOverdue(sale, now)) return sale
  await cancelSale(db, sale.id, now)
  return (await findSaleById(db, sale.id)) ?? sale
}

async function standingOf(db: D1Database, sale: Sale): Promise<SaleStanding> {
  const payment = await findPaymentOfSale(db, sale.id)
  return { sale, paymentState: toPaymentState(sale.state, payment?.state ?? null) }
}
