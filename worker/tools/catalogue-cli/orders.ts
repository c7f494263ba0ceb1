// `npm run orders`: lists the newest orders of this machine's shop or of a deployed one, and
// `npm run orders -- paid NUMBER` says that the money of one has come by bank transfer.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { formatPrice } from '../../../shared/i18n/price-text.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'
import type { AdminClient } from './admin-client.ts'
import { withAdminClient } from './open-admin-client.ts'

const OPTIONS = {
  url: { type: 'string' },
  key: { type: 'string' },
} satisfies ParseArgsOptionsConfig

const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
const [action, orderNumber] = positionals

if (action === undefined) await withAdminClient(values, list)
else if (action === 'paid' && orderNumber) {
  await withAdminClient(values, async (admin) => {
    await admin.markPaid(orderNumber)
    console.info(`${orderNumber} is paid`)
  })
} else {
  console.error('npm run orders [-- paid NUMBER] [--url https://… --key …]')
  process.exitCode = 1
}

async function list(admin: AdminClient): Promise<void> {
  for (const order of await admin.orders()) {
    const amount = formatPrice(order.amountDue, storeViewOf(order.store).i18n)
    const facts = [order.placedAt, order.orderNumber, order.store, order.state]
    const withdrawn = order.withdrawnAt ? [`withdrawn ${order.withdrawnAt}`] : []
    console.info([...facts, order.paymentMethod, amount, order.email, ...withdrawn].join('  '))
  }
}
