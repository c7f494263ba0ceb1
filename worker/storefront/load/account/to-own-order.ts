import type { Invoice, OwnOrder } from '../../../../shared/checkout/own-order'
import type { WireInvoice, WireOwnOrder } from '../../../../shared/contract/order/own-order'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { streetText, townText } from '../../../../shared/i18n/address-text'
import { formatDay } from '../../../../shared/i18n/date-text'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { OrderWords } from '../../mapping/order/order-notes'
import { toTrackedOrder } from '../../mapping/order/to-tracked-order'

interface AskedOrder {
  wire: WireOwnOrder
  /** Positions of lines that could not be ordered again; null where nobody tried. */
  missing: readonly number[] | null
  isInvoiceShown: boolean
}

/** The wire's order as the page of the account shows it; null for an invoice that there is not. */
export function toOwnOrder(asked: AskedOrder, words: OrderWords): OwnOrder | null {
  const { wire, missing, isInvoiceShown } = asked
  const { store } = words
  const order = toTrackedOrder(wire.order, wire.order_hash, words)
  const invoice = wire.invoice ? toInvoice(wire.invoice, store) : null
  if (isInvoiceShown && !invoice) return null
  return {
    order,
    billing: wire.billing_address ? billingLines(wire.billing_address, words) : [],
    delivery: wire.delivery
      ? { title: wire.delivery.title, address: linesOf(wire.delivery.address, store) }
      : null,
    missing: missing?.flatMap((position) => order.lines[position]?.name ?? []) ?? null,
    wish: crypto.randomUUID(),
    invoice,
    isInvoiceShown,
  }
}

function toInvoice(wire: WireInvoice, store: StoreView): Invoice {
  const dayOf = (moment: string) => formatDay(new Date(moment), store.i18n)
  return {
    number: wire.number,
    issuedOn: dayOf(wire.issued_at),
    suppliedOn: wire.supplied_at ? dayOf(wire.supplied_at) : '',
    billing: linesOf(wire.billing_address, store),
    vatId: wire.billing_address.vat_id ?? '',
    shipping: wire.shipping_address ? linesOf(wire.shipping_address, store) : null,
    lines: (wire.lines ?? []).map((line, position) => ({
      position,
      sku: line.sku,
      name: line.name,
      qty: line.qty,
      unitNet: priceToCents(line.unit_net),
      taxRate: line.tax_rate,
      rowNet: priceToCents(line.row_net),
      rowGross: priceToCents(line.row_gross),
    })),
    taxes: (wire.taxes ?? []).map(({ rate, net, tax, gross }) => ({
      rate,
      net: priceToCents(net),
      tax: priceToCents(tax),
      gross: priceToCents(gross),
    })),
  }
}

function billingLines(address: WireInvoice['billing_address'], { t, store }: OrderWords): string[] {
  const { vat_id: number } = address
  return [...linesOf(address, store), ...(number ? [t('invoice.vat-id', { number })] : [])]
}

function linesOf(address: WireInvoice['billing_address'], { i18n }: StoreView): string[] {
  const { company, firstname, lastname, street = [], postcode, city, country_id: code } = address
  const names = new Intl.DisplayNames(i18n.defaultLocale, { type: 'region' })
  return [
    company ?? '',
    [firstname, lastname].filter(Boolean).join(' '),
    streetText(street, code ?? ''),
    townText(postcode ?? '', city ?? '', code ?? ''),
    code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? ''),
  ].filter((line) => line.trim() !== '')
}
