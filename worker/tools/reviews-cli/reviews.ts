// `npm run reviews`: reads what shoppers wrote, of this machine's shop or of a deployed one, and
// shows it to everybody or to nobody.
import { parseArgs } from 'node:util'
import { withAdminClient } from '../catalogue-cli/open-admin-client.ts'
import { reviewText } from './review-text.ts'

const USAGE = `npm run reviews                    those that wait, oldest first
npm run reviews -- approve NUMBER  everybody reads it from now on
npm run reviews -- reject NUMBER   nobody does
Each with --url https://… --key … for a deployed shop.`

const DECISIONS: Record<string, { isApproved: boolean; said: string }> = {
  approve: { isApproved: true, said: 'is shown' },
  reject: { isApproved: false, said: 'is not shown' },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, key: { type: 'string' } },
})
const [name, number] = positionals
const decision = name !== undefined && Object.hasOwn(DECISIONS, name) ? DECISIONS[name] : undefined

if (name === undefined) {
  await withAdminClient(values, async (admin) => {
    const waiting = await admin.pendingReviews()
    console.info(waiting.length === 0 ? 'No review waits.' : waiting.map(reviewText).join('\n\n'))
  })
} else if (decision && number && /^\d{1,15}$/.test(number)) {
  await withAdminClient(values, async (admin) => {
    await admin.decideReview(Number(number), decision.isApproved)
    console.info(`${number} ${decision.said}`)
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
