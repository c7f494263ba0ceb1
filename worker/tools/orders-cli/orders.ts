// `npm run orders`: what a merchant does with the orders of this machine's shop or of a deployed one.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { formatPrice } from '../../../shared/i18n/price-text.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'
import type { AdminClient } from '../catalogue-cli/admin-client.ts'
import { withAdminClient } from '../catalogue-cli/open-admin-client.ts'
import {
  howToPayBack,
  howToPayMoreBack,
  orderLine,
  orderText,
  whatHasGoneBack,
  whatIsPaid,
  whatIsSent,
} from './order-text.ts'
import {
  inPlainWords,
  joinNegatives,
  readTypedAmount,
  readTypedLink,
  readTypedNumber,
  readTypedTask,
} from './read-words.ts'

const USAGE = `npm run orders                      the newest first, one a line
npm run orders -- show NUMBER       all that is known of one
npm run orders -- paid NUMBER [--amount 12.50]       its money has come by transfer or at the door
npm run orders -- sent NUMBER [--carrier NAME --number CODE --link https://…]
npm run orders -- capture NUMBER [--amount 12.50]    takes money that is only authorised
npm run orders -- cancel NUMBER     gives up one that has not left; what was paid goes back
npm run orders -- refund NUMBER [--amount 12.50]     gives back money of one that stands
npm run orders -- refund NUMBER --to-cards [--amount 12.50]   the same, on the gift cards that paid
npm run orders -- refunded NUMBER [--amount 12.50]   you have sent it back yourself
npm run orders -- checked NUMBER --task 12           you have dealt with what its provider tells
Each with --url https://… --key … for a deployed shop.`

const OPTIONS = {
  url: { type: 'string' },
  key: { type: 'string' },
  carrier: { type: 'string' },
  number: { type: 'string' },
  link: { type: 'string' },
  amount: { type: 'string' },
  'to-cards': { type: 'boolean' },
  task: { type: 'string' },
  help: { type: 'boolean' },
} satisfies ParseArgsOptionsConfig

type Options = ReturnType<typeof readArguments>['values']

/** What is done with one order, and what is said then. */
const ACTIONS: Record<
  string,
  (admin: AdminClient, orderNumber: string, options: Options) => Promise<string>
> = {
  show: async (admin, orderNumber) => orderText(await admin.order(orderNumber)),
  async paid(admin, orderNumber, { amount }) {
    await admin.markPaid({ orderNumber, amount: readTypedAmount(amount) })
    const order = await admin.order(orderNumber)
    return whatIsPaid(order)
  },
  async sent(admin, orderNumber, { carrier, number, link }) {
    await admin.markSent({ orderNumber, carrier, number, url: readTypedLink(link) })
    return whatIsSent(await admin.order(orderNumber))
  },
  async capture(admin, orderNumber, { amount }) {
    await admin.capture({ orderNumber, amount: readTypedAmount(amount) })
    const { store, uncaptured } = await admin.order(orderNumber)
    const left = formatPrice(uncaptured, storeViewOf(store).i18n)
    return `Noted: its provider is asked within a minute, and ${left} is left to be taken`
  },
  async cancel(admin, orderNumber) {
    await admin.cancel(orderNumber)
    return `${orderNumber} is cancelled${howToPayBack(await admin.order(orderNumber))}`
  },
  async refund(admin, orderNumber, { amount, 'to-cards': isToCards }) {
    const part = { orderNumber, amount: readTypedAmount(amount) }
    if (isToCards) {
      await admin.refundToGiftCards(part)
      return whatHasGoneBack(await admin.order(orderNumber))
    }
    const before = await admin.order(orderNumber)
    await admin.owe(part)
    return `Noted${howToPayMoreBack(before, await admin.order(orderNumber))}`
  },
  async refunded(admin, orderNumber, { amount }) {
    await admin.markRefunded({ orderNumber, amount: readTypedAmount(amount) })
    return whatHasGoneBack(await admin.order(orderNumber))
  },
  async checked(admin, orderNumber, { task }) {
    await admin.closeTask({ orderNumber, task: readTypedTask(task) })
    const { tasks } = await admin.order(orderNumber)
    return tasks ? `Still to be looked at: ${tasks}` : `Nothing is open of ${orderNumber}`
  },
}

function readArguments() {
  try {
    return parseArgs({
      args: joinNegatives(process.argv.slice(2)),
      allowPositionals: true,
      options: OPTIONS,
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(1)
  }
}

// Whoever reads only the beginning, as `head` does, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const { values, positionals } = readArguments()
const [name, orderNumber] = positionals
const act = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined

if (values.help) {
  console.info(USAGE)
} else if (name === undefined) {
  await withAdminClient(values, async (admin) => {
    for (const order of await admin.orders()) console.info(orderLine(order))
  })
} else if (act && orderNumber) {
  await withAdminClient(values, async (admin) => {
    try {
      console.info(await act(admin, readTypedNumber(orderNumber), values))
    } catch (error) {
      throw inPlainWords(error)
    }
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
