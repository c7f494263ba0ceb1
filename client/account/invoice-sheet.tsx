import type { Invoice } from '../../shared/checkout/own-order'
import type { TrackedOrder } from '../../shared/checkout/tracked-order'
import { orderPage } from '../../shared/customer/order-page'
import type { MessageKey } from '../../shared/i18n/messages'
import { formatTenths } from '../../shared/i18n/number-text'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { MERCHANT } from '../../shared/store-view/merchant'
import { TotalsList } from '../catalog/totals-list'
import { useShop } from '../stores/shop'
import styles from './invoice-sheet.module.css'

interface InvoiceSheetProps {
  invoice: Invoice
  order: TrackedOrder
}

/** An invoice as it is printed: the page around it stays off the paper. */
export function InvoiceSheet({ invoice, order }: InvoiceSheetProps) {
  const shop = useShop()
  const { store, t } = shop
  const back = orderPage(storePath(ACCOUNT_PATH, store), order.orderNumber)
  return (
    <article className={styles.sheet}>
      <h1>{t('invoice.title', { number: invoice.number })}</h1>
      <div className={styles.parties}>
        <TitledLines title={t('invoice.seller')} lines={sellerLines(t)} />
        <TitledLines title={t('invoice.buyer')} lines={buyerLines(invoice, t)} />
        {invoice.shipping && (
          <TitledLines title={t('invoice.delivered-to')} lines={invoice.shipping} />
        )}
        <Facts invoice={invoice} order={order} />
      </div>
      <InvoiceLines invoice={invoice} />
      <div className={styles.sums}>
        <TotalsList totals={order.totals} hasDelivery={order.hasDelivery} shop={shop} />
      </div>
      <InvoiceTaxes invoice={invoice} />
      <p className={styles.hint}>
        {t('invoice.print')} <a href={back}>{t('account.back-to-order')}</a>
      </p>
    </article>
  )
}

const LINE_HEADS = [
  'invoice.article',
  'invoice.quantity',
  'invoice.unit-net',
  'invoice.rate',
  'invoice.net',
  'invoice.gross',
] as const
const TAX_HEADS = ['invoice.rate', 'invoice.net', 'invoice.tax', 'invoice.gross'] as const

type Words = ReturnType<typeof useShop>['t']

function sellerLines(t: Words): string[] {
  const { name, street, postcode, city, vatId, register, email } = MERCHANT
  return [
    name,
    street,
    `${postcode} ${city}`,
    email,
    t('invoice.vat-id', { number: vatId }),
    t('invoice.register', { number: register }),
  ]
}

function buyerLines({ billing, vatId }: Invoice, t: Words): string[] {
  return vatId === '' ? billing : [...billing, t('invoice.vat-id', { number: vatId })]
}

/** An address, or what else is told line by line, below its title. */
export function TitledLines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

function Facts({ invoice, order }: InvoiceSheetProps) {
  const { t } = useShop()
  return (
    <dl className={styles.facts}>
      <dt>{t('invoice.issued')}</dt>
      <dd>{invoice.issuedOn}</dd>
      <dt>{t('invoice.supplied')}</dt>
      <dd>{invoice.suppliedOn || t('invoice.supplied-later')}</dd>
      <dt>{t('invoice.order')}</dt>
      <dd>{order.orderNumber}</dd>
      <dt>{t('invoice.payment')}</dt>
      <dd>{order.paymentTitle}</dd>
    </dl>
  )
}

function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t, price } = useShop()
  const percent = usePercent()
  return (
    <Table
      label={t('orders.products')}
      heads={LINE_HEADS}
      rows={invoice.lines.map((line) => ({
        id: line.position,
        cells: [
          `${line.name} (${line.sku})`,
          String(line.qty),
          price(line.unitNet),
          percent(line.taxRate),
          price(line.rowNet),
          price(line.rowGross),
        ],
      }))}
    />
  )
}

function InvoiceTaxes({ invoice }: { invoice: Invoice }) {
  const { t, price } = useShop()
  const percent = usePercent()
  return (
    <Table
      label={t('invoice.taxes')}
      heads={TAX_HEADS}
      rows={invoice.taxes.map(({ rate, net, tax, gross }) => ({
        id: rate,
        cells: [percent(rate), price(net), price(tax), price(gross)],
      }))}
    />
  )
}

function usePercent(): (rate: number) => string {
  const { store, t } = useShop()
  return (rate) => t('invoice.per-cent', { rate: formatTenths(rate, store.i18n) })
}

interface TableProps {
  label: string
  heads: readonly MessageKey[]
  /** A cell for each head; the first names its row. */
  rows: readonly { id: number; cells: string[] }[]
}

/** On a narrow screen each cell stands in a line of its own, behind its head. */
function Table({ label, heads, rows }: TableProps) {
  const { t } = useShop()
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {heads.slice(1).map((head, place) => (
              <td key={head} data-column={t(head)}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
