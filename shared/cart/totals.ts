// The arithmetic of a cart: pure, in whole cents, each line rounded once. What things cost and
// which tax they bear is decided elsewhere; here it is only added up.
import { taxFromGross } from '../catalog/tax'

/** A line with its price at the destination. Cents incl. tax; `discount` is for the whole row. */
export interface PricedLine {
  itemId: number
  qty: number
  unitGross: number
  /** Per cent. */
  taxRate: number
  discount: number
}

/** What comes on top of the goods, as one net and one gross amount in cents. */
export interface Charge {
  net: number
  gross: number
}

export interface LineTotals extends PricedLine {
  unitNet: number
  rowNet: number
  rowGross: number
  /** Tax on what is paid for the row, the discount taken off. */
  tax: number
}

export interface RateTax {
  /** Per cent. */
  rate: number
  /** Cents. */
  amount: number
}

/**
 * The rate of what is charged beside products, in per cent: delivery is taxed as what it delivers, by
 * the highest of several rates, and by the standard one where products bear no tax, as gift cards do.
 */
export function chargeRateOf(lines: readonly { taxRate: number }[], standardRate: number): number {
  return Math.max(0, ...lines.map(({ taxRate }) => taxRate)) || standardRate
}

export interface CartTotals {
  lines: LineTotals[]
  itemsQty: number
  subtotalNet: number
  subtotalGross: number
  discount: number
  shipping: Charge | null
  fee: Charge | null
  /** One entry for each rate that was charged, lowest rate first. */
  taxes: RateTax[]
  tax: number
  grandTotal: number
}

export interface CartCosts {
  lines: readonly PricedLine[]
  /** What is asked, in cents; null while no delivery is chosen and for a cart that needs none. */
  shipping: Pick<Charge, 'gross'> | null
  fee: Pick<Charge, 'gross'> | null
  /** That of delivery and fee, in per cent. */
  chargeRate: number
}

/**
 * Adds a cart up: grand total = lines − discounts + shipping + fee, and the taxes of all rates are
 * the tax total (spec 4, trust I6). Shipping counts once, however many lines there are, unlike in
 * the ancestor (contract 2.5). What a charge asks is its gross; its net follows from the rate, so that
 * the tax of an order is that of a lawful rate. Integer cents in and out.
 */
export function toCartTotals({ lines, chargeRate, ...charges }: CartCosts): CartTotals {
  const counted = lines.map(toLineTotals)
  const shipping = taxCharge(charges.shipping, chargeRate)
  const fee = taxCharge(charges.fee, chargeRate)
  const subtotalGross = sum(counted.map((line) => line.rowGross))
  const discount = sum(counted.map((line) => line.discount))
  const charged = [shipping, fee].flatMap((charge) => charge ?? [])
  const taxes = taxesByRate([
    ...counted.map(lineTax),
    ...charged.map(({ net, gross }) => ({ rate: chargeRate, amount: gross - net })),
  ])
  return {
    lines: counted,
    itemsQty: sum(counted.map((line) => line.qty)),
    subtotalNet: sum(counted.map((line) => line.rowNet)),
    subtotalGross,
    discount,
    shipping,
    fee,
    taxes,
    tax: sum(taxes.map((entry) => entry.amount)),
    grandTotal: subtotalGross - discount + (shipping?.gross ?? 0) + (fee?.gross ?? 0),
  }
}

/** A discount never makes a row cheaper than free. */
function toLineTotals(line: PricedLine): LineTotals {
  const rowGross = line.unitGross * line.qty
  const discount = Math.min(line.discount, rowGross)
  return {
    ...line,
    discount,
    unitNet: taxFromGross(line.unitGross, line.taxRate).net,
    rowNet: taxFromGross(rowGross, line.taxRate).net,
    rowGross,
    tax: taxFromGross(rowGross - discount, line.taxRate).tax,
  }
}

function taxCharge(charge: Pick<Charge, 'gross'> | null, rate: number): Charge | null {
  return charge && { net: taxFromGross(charge.gross, rate).net, gross: charge.gross }
}

function lineTax(line: LineTotals): RateTax {
  return { rate: line.taxRate, amount: line.tax }
}

function taxesByRate(taxes: readonly RateTax[]): RateTax[] {
  const amounts = new Map<number, number>()
  for (const { rate, amount } of taxes) amounts.set(rate, (amounts.get(rate) ?? 0) + amount)
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([rate, amount]) => ({ rate, amount }))
    .sort((a, b) => a.rate - b.rate)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
