// The storefront under forms that nobody would post: whatever comes is answered with a page or a clear
// refusal, never with a failure of ours, what was typed or somebody else's data, and the books still
// add up (trust F-B1, F-B3, F-B7).

import { RETURN_PATH } from '../../../shared/routing/order-links'
import { createForms } from '../../../worker/storefront/forms/create-forms'
import { findBrokenBooks } from '../books'
import { seededNumbers } from '../random-address'
import { openBrowser, toRequest } from './browser'
import { faultOfAnswer, faultOfPage } from './judge-answer'
import { logInAnew } from './log-in-anew'
import { type RandomPost, randomPost } from './random-post'
import { openVisitors, type Visitor } from './visitors'
import { openWholeShop, type WholeShop } from './whole-shop'

/** After so many the shop is as it was at first: nobody has logged out, and every cart is there. */
const ROUND = 10
/** Milliseconds of the processor; what took more is sent once more, since code is slow the first time. */
const SLOW_MS = 1000

const SEE_OTHER = 303
const REFUSED = /[?&](?:fault|refused)=|#checkout-/

/** Every path that the storefront takes forms at. */
export const FORM_PATHS: readonly string[] = [
  ...new Set(
    createForms()
      .routes.filter(({ method }) => method === 'POST')
      .map(({ path }) => path),
  ),
  RETURN_PATH,
]

export interface FormBombardment {
  path: string
  asked: number
  /** What was wrong, and the request. */
  wrong: string[]
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** How many did what the form is for; at the checkout, ordered. */
  done: number
  /** The most that an answer took, in milliseconds of the processor. */
  slowest: number
}

export interface FormShop {
  shop: WholeShop
  visitors: Visitor[]
  /** Takes everything back to where it stood at first. */
  takeBack: () => Promise<void>
}

/** A shop with visitors, of which all forms are known. */
export async function openFormShop(): Promise<FormShop> {
  const shop = await openWholeShop()
  shop.sales.exec(`INSERT INTO coupon (code, kind, amount) VALUES ('TEN', 'percent', 10);
    INSERT INTO gift_card (code, initial, balance, currency) VALUES ('CARD-1', 5000, 5000, 'EUR')`)
  const visitors = await openVisitors(shop)
  const forget = shop.remember()
  const takeBack = async () => {
    forget()
    for (const visitor of visitors) visitor.cookie = await logInAnew(shop, visitor)
  }
  return { shop, visitors, takeBack }
}

/** Posts so many random requests to one path; the same for the same seed. */
export async function bombardForm(
  { shop, visitors, takeBack }: FormShop,
  path: string,
  { each, seed }: { each: number; seed: number },
): Promise<FormBombardment> {
  const next = seededNumbers(seed)
  const found: FormBombardment = {
    path,
    asked: 0,
    wrong: [],
    statuses: {},
    done: 0,
    slowest: 0,
  }
  const attempts = new Set(attemptsOf(shop))
  for (let nth = 1; nth <= each; nth += 1) {
    const post = randomPost(path, visitors, next)
    for (const [attempt] of post.body.matchAll(/[\da-f]{8}-[\da-f-]{27}/gi)) attempts.add(attempt)
    const { fault, answer, ms } = await send(shop, post, visitors)
    found.asked += 1
    found.statuses[answer.status] = (found.statuses[answer.status] ?? 0) + 1
    found.slowest = Math.max(found.slowest, ms)
    if (isDone(answer)) found.done += 1
    const isLast = nth % ROUND === 0 || nth === each
    const broken = fault ?? (isLast ? await faultOfShop(shop, visitors, attempts) : null)
    if (broken) found.wrong.push(`${broken}: ${path}, ${tell(post)}`)
    if (isLast) await takeBack()
  }
  return found
}

function isDone({ status, headers }: Response): boolean {
  return status === 200 || (status === SEE_OTHER && !REFUSED.test(headers.get('location') ?? ''))
}

/** Sends it, and looks at what is shown next. */
async function send(shop: WholeShop, post: RandomPost, visitors: readonly Visitor[]) {
  const again = post.request.clone()
  const { answer, text, ms } = await ask(shop, post.request)
  const fault =
    faultOfAnswer(answer, text, post, visitors) ??
    (await faultOfNext(shop, answer, post, visitors)) ??
    (ms > SLOW_MS ? await faultOfSlowness(shop, again) : null)
  return { fault, answer, ms }
}

async function ask(shop: WholeShop, request: Request) {
  const before = process.cpuUsage()
  const answer = await shop.fetch(request)
  const text = await answer.text()
  const { user, system } = process.cpuUsage(before)
  await shop.settle()
  return { answer, text, ms: Math.round((user + system) / 1000) }
}

/** A browser goes where it is led, with the cookies that it was given. */
async function faultOfNext(
  shop: WholeShop,
  answer: Response,
  post: RandomPost,
  visitors: readonly Visitor[],
): Promise<string | null> {
  const location = answer.headers.get('location')
  if (!location?.startsWith('/')) return null
  const jar = new Map<string, string>()
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  for (const pair of [...(post.request.headers.get('cookie') ?? '').split('; '), ...given]) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (name) jar.set(name, value)
  }
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const next = await ask(shop, toRequest(location, cookie))
  const fault = faultOfPage(next.answer, next.text, post, visitors)
  return fault && `${fault}, at ${location.slice(0, 200)}`
}

async function faultOfSlowness(shop: WholeShop, request: Request): Promise<string | null> {
  const { ms } = await ask(shop, request)
  return ms > SLOW_MS ? `it takes ${ms} ms` : null
}

/** What is wrong with the books, or with a page that is kept for everybody. */
async function faultOfShop(
  shop: WholeShop,
  visitors: readonly Visitor[],
  attempts: ReadonlySet<string>,
): Promise<string | null> {
  const broken = findBrokenBooks(shop.sales)
  if (broken) return broken
  const odd = attemptsOf(shop).find((attempt) => !attempts.has(attempt))
  if (odd) return `the order ${odd}, which nobody has placed`
  const html = await openBrowser(shop).open('/contact')
  const shown = visitors.find(({ first }) => html.includes(first))
  return shown ? `a page for everybody shows ${shown.first}` : null
}

function attemptsOf({ sales }: WholeShop): string[] {
  const rows = sales.prepare('SELECT attempt_id AS attempt FROM orders').all()
  return rows.map(({ attempt }) => String(attempt))
}

function tell({ request, body }: RandomPost): string {
  const { search } = new URL(request.url)
  return `${search} ${request.headers.get('content-type')} ${body.slice(0, 800)}`
}
