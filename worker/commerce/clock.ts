import { deleteOldCarts } from './cart/delete-old-carts'
import { deriveAnew } from './catalogue-import/derive-anew'
import { deleteStaged } from './catalogue-import/import-run'
import { dropOld } from './catalogue-import/next-tables'
import { refreshPrices } from './catalogue-import/refresh-prices'
import { stemVocabulary } from './catalogue-import/stem-vocabulary'
import { deleteOldTokens } from './customers/customer-tokens'
import { databasesOf } from './db/databases'
import type { Bindings } from './env'
import { followUp } from './follow-up'
import { outboxOf } from './mail/mail-port'
import { deleteOldMails, sendMails } from './mail/send-mails'
import { deleteOldForms } from './messages/form-routes'
import { deleteOldQuestions } from './newsletter/subscribe-reader'
import { expireOrders } from './orders/expire-orders'
import { endUnpaidTransfers } from './orders/merchant/end-unpaid-transfers'
import { deleteOldPayments, settleNotices } from './payments/adyen/adyen-notice'
import { cancelUnanswered } from './payments/adyen/cancel-unanswered'
import { deliverNotices } from './payments/adyen/sandbox-notices'
import { releaseUncaptured, sendCaptures } from './payments/adyen/send-captures'
import { sendRefunds } from './payments/adyen/send-refunds'
import { forgetCards } from './payments/kept-cards/forget-cards'
import { deleteOldApprovals } from './payments/paypal/paypal-payment'
import { sendPayPalRefunds } from './payments/paypal/send-paypal-refunds'
import { payPalDeskOf } from './payments/paypal/settle/paypal-desk'
import { settleUndecided } from './payments/paypal/settle/settle-paypal'
import { deleteOldAlerts } from './product-alerts/product-alerts'
import { tellAlerts } from './product-alerts/tell-alerts'
import { deleteUnusedPictures } from './reviews/review-pictures'
import { deleteOldClicks } from './search/suggest/product-clicks'
import { compareStock } from './stock/compare-stock'
import { deleteOldDeclarations } from './withdrawals/declare-withdrawal'

type Step = [name: string, work: () => Promise<unknown>]

/** What happens every minute, in this order: what is sold comes first. `now` in ms since 1970. */
export async function runClock(env: Bindings, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await runEach([
    ['deliver the webhooks of the sandbox', () => deliverNotices(env.SALES, now)],
    ['settle webhooks', () => settleNotices(env.SALES, now)],
    ['take back payments that were never answered', () => cancelUnanswered(env, now)],
    ['settle payments by PayPal', () => settleUndecided(payPalDeskOf(env))],
    ['take authorised money', () => sendCaptures(env)],
    ['give back authorised money', () => releaseUncaptured(env, now)],
    ['delete the cards of accounts that are gone', () => forgetCards(env)],
    ['send refunds', () => sendRefunds(env)],
    ['send refunds by PayPal', () => sendPayPalRefunds(env, now)],
    ['expire orders', () => expireOrders(env.SALES, now)],
    ['end orders that nobody has transferred for', () => endUnpaidTransfers(env.SALES, now)],
    ['delete old declarations', () => deleteOldDeclarations(env.SALES, now)],
    ['delete old questions', () => deleteOldQuestions(env.SALES, now)],
    ['delete old payments', () => deleteOldPayments(env.SALES, now)],
    ['delete old messages', () => deleteOldForms(env.SALES, now)],
    ['delete old approvals', () => deleteOldApprovals(env.SALES, now)],
    ['delete old alerts', () => deleteOldAlerts(env.SALES, now)],
    ['delete old mails', () => deleteOldMails(env.SALES, now)],
    ['delete old logins', () => deleteOldTokens(env.SALES, now)],
    ['delete old carts', () => deleteOldCarts(env.SALES, now)],
    ['derive anew', () => deriveAnew(env.CATALOGUE, at)],
    ['refresh prices', () => refreshPrices(env.CATALOGUE, at)],
    ['stem words', () => stemVocabulary(env.CATALOGUE)],
    ['delete staged rows', () => deleteStaged(env.CATALOGUE)],
    ['drop old tables', () => dropOld(env.CATALOGUE)],
    ['delete old clicks', () => deleteOldClicks(env.CATALOGUE, now)],
    ['delete unused pictures', () => deleteUnusedPictures(env, now)],
    ['compare stock', () => compareStock(databasesOf(env), now)],
    ['tell who waits for a product', () => tellAlerts(databasesOf(env), now)],
    ['send mail', () => sendMails(env.SALES, outboxOf(env), now)],
    ['follow up', () => followUp(env, now)],
  ])
}

/** One step that fails holds up none of the others; the clock is told in the end. */
async function runEach(steps: readonly Step[]): Promise<void> {
  const failed: string[] = []
  for (const [name, work] of steps) {
    try {
      await work()
    } catch (error) {
      console.error(`The clock could not ${name}:`, error)
      failed.push(name)
    }
  }
  if (failed.length > 0) throw new Error(`The clock could not ${failed.join(', nor ')}`)
}
