// What a shopper does in a step. Whatever cannot be done as things are is left undone.
import type { AddRequest } from '../../../shared/cart/add-request'
import { DRESS, nameOf, PRODUCTS, type Shop, type Sku, type Sold } from '../catalogue'
import { type Browser, endTab, setOnline } from '../machines/browser'
import { carry } from '../machines/network'
import type { Act, Step } from '../scenario'
import type { World } from '../world'
import { askBank, returnFrom } from './bank'
import { wantsOf } from './ledger'
import type { Page } from './page'
import { keepOrder } from './waiting'

const MOST_TABS = 4
/** The card that the provider refuses. */
const REFUSED = '4000000000000002'

/** Where a step is done. */
interface Place {
  world: World
  browser: Browser
  page: Page
}

/** Does one step. */
export function perform(world: World, { shopper, tab, act }: Step): void {
  const browser = world.browsers[shopper]
  if (!browser) return
  const known = browser.tabs[tab % Math.max(1, browser.tabs.length)]
  const page = (known && world.pages.get(known)) ?? world.openTab(browser)
  const place = { world, browser, page }
  if (!buy(place, act) && !browse(place, act)) meddle(place, act)
}

/** What is done to the cart and in the checkout; false when it is something else. */
function buy({ world, browser, page }: Place, act: Act): boolean {
  const cart = page.cart.getState()
  switch (act.do) {
    case 'add':
      change(world, page, [act.sku], () => void cart.add(toRequest(world, act.sku, act.qty)))
      return true
    case 'set':
      change(world, page, [act.sku], () => cart.setQty(keyOf(page, act.sku), act.qty))
      return true
    case 'remove':
      change(world, page, [act.sku], () => cart.remove(keyOf(page, act.sku)))
      return true
    case 'edit':
      if (qtyOf(page, act.sku) === 0) return true
      change(world, page, [act.sku, act.other], () => {
        void cart.edit(keyOf(page, act.sku), toRequest(world, act.other, act.qty))
      })
      return true
    case 'coupon':
      if (page.paymentUrl === null) cart.enterCoupon(act.code)
      return true
    case 'checkout':
      if (page.paymentUrl === null) page.openCheckout()
      return true
    case 'choose payment':
      page.checkout?.getState().choosePayment({ paymentMethod: act.code })
      return true
    case 'press':
      press(world, browser, page, act.times)
      return true
    case 'keep order':
      keepOrder(page)
      return true
    case 'decide':
      decide(world, browser, page, act.decision)
      return true
    case 'pay by card':
      if (page.orderState === 'unpaid') page.payByCard(act.number)
      if (act.number === REFUSED) world.ledger.endings.add(page.order ?? '')
      return true
    case 'pay by gift card':
      if (page.paymentUrl === null) page.payByGiftCard(act.code)
      return true
    case 'take out a gift card':
      if (page.paymentUrl === null) page.takeOutGiftCard()
      return true
    case 'give up':
      world.ledger.endings.add(page.order ?? '')
      page.giveUp()
      return true
    default:
      return false
  }
}

/** What is done with tabs and the machine; false when it is something else. */
function browse({ world, browser, page }: Place, act: Act): boolean {
  switch (act.do) {
    case 'open tab':
      if (browser.tabs.length < MOST_TABS) world.openTab(browser)
      return true
    case 'close tab':
    case 'crash':
      endTab(page.tab)
      return true
    case 'reload':
      endTab(page.tab)
      world.openTab(browser, page.order)
      return true
    case 'return':
      for (const returned of page.tab.returnWatchers) returned()
      return true
    case 'go offline':
    case 'go online':
      setOnline(browser, act.do === 'go online')
      return true
    case 'fill storage':
    case 'empty storage':
      browser.isFull = act.do === 'fill storage'
      return true
    case 'subscribe':
      if (page.paymentUrl === null) world.calls.get(page.tab)?.subscribe(act.email)
      return true
    case 'wake the worker':
      world.wakeWorker(browser)
      return true
    case 'change clock':
      browser.skew += act.by
      return true
    default:
      return false
  }
}

/** What happens elsewhere meanwhile. */
function meddle({ world, browser }: Place, act: Act): void {
  if (act.do === 'change price') changePrice(world, act.sku, act.price)
  if (act.do === 'ring the clock') void world.commerce.ring()
  if (act.do === 'send another order') sendAnother(world, browser)
  if (act.do === 'stop a desk') for (const desk of world.storefront.desks.values()) desk.stop()
}

function toRequest({ shop }: World, sku: Sku, qty: number): AddRequest {
  const product = PRODUCTS.find((one) => one.sku === sku)
  const choices = choicesOf(shop, product)
  const price = product?.price ?? 0
  return {
    sku,
    parentSku: product?.size ? DRESS : sku,
    typeId: product?.size ? 'configurable' : product?.qty === null ? 'bundle' : 'simple',
    name: nameOf(sku),
    qty,
    options: [],
    productOption: choices && { extension_attributes: choices },
    price: { regular: price, special: null },
    image: 'picture.webp',
    link: `/p/${sku}`,
    maxQty: null,
    stock: 'ok',
  }
}

/** What has to be chosen of a product, in the words of the wire. */
function choicesOf({ sizeId }: Shop, product: Sold | undefined) {
  const size = product?.size
  if (size) return { configurable_item_options: [{ option_id: sizeId, option_value: size }] }
  if (product?.qty !== null) return null
  const option = (id: string) => ({ option_id: id, option_qty: 1, option_selections: [id] })
  return { bundle_options: ['1', '2'].map(option) }
}

const lineOf = (page: Page, sku: string) =>
  page.cart.getState().lines.find((line) => line.sku === sku)
const keyOf = (page: Page, sku: string) => lineOf(page, sku)?.key ?? ''

/** What the page shows of a sku. */
export function qtyOf(page: Page, sku: string): number {
  const lines = page.cart.getState().lines.filter((line) => line.sku === sku)
  return lines.reduce((sum, line) => sum + line.qty, 0)
}

/** A command of the cart: what is on the screen afterwards is what the shopper wants. */
function change(world: World, page: Page, skus: readonly string[], command: () => void): void {
  if (page.paymentUrl !== null || !page.cart.getState().isLoaded) return
  const before = new Map(skus.map((sku) => [sku, qtyOf(page, sku)]))
  command()
  const wants = wantsOf(world.ledger, page.tab.browser.name)
  const isUnsure = !page.tab.isAlive || page.tab.browser.isFull
  for (const sku of skus) {
    const qty = qtyOf(page, sku)
    if (isUnsure) wants.delete(sku)
    else if (qty !== before.get(sku)) wants.set(sku, { qty, at: world.clock.now() })
  }
}

/** In this tab, and as often in the next one, when it is in the checkout too. */
function press(world: World, browser: Browser, page: Page, times: number): void {
  const at = browser.tabs.indexOf(page.tab)
  for (let nth = 0; nth < times; nth += 1) {
    const tab = browser.tabs[(at + nth) % browser.tabs.length]
    const pressed = tab && world.pages.get(tab)
    if (pressed?.mayPress()) pressed.press()
  }
}

/** On the page of the payment provider, which then sends the shopper back to the shop. */
function decide(world: World, browser: Browser, page: Page, decision: string): void {
  const { paymentUrl, order, tab, bank } = page
  if (paymentUrl === null || !browser.isOnline) return
  if (decision !== 'approve') world.ledger.endings.add(order ?? '')
  if (bank) {
    decideAtBank(world, browser, page, decision)
    return
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const request = () =>
    new Request(paymentUrl, { method: 'POST', headers, body: `decision=${decision}` })
  const sent = carry(browser.way, {
    place: `${browser.name} decides`,
    kind: 'network',
    request,
    handle: world.commerce.fetch,
  })
  void sent.then(
    ({ status }) => {
      if (status !== 303 || !browser.tabs.includes(tab)) return
      endTab(tab)
      world.openTab(browser, order)
    },
    () => undefined,
  )
}

/** The bank sends the shopper back with its answer; whoever closes its page comes back without one. */
function decideAtBank(world: World, browser: Browser, page: Page, decision: string): void {
  const { bank, order, tab } = page
  if (!bank) return
  const comeBack = (name: string | null, answer = {}) => {
    if (!browser.tabs.includes(tab)) return
    endTab(tab)
    world.openTab(browser, name, answer)
  }
  if (decision === 'close') {
    comeBack(order)
    return
  }
  const isYes = decision === 'approve'
  if (isYes) world.ledger.approved.add(bank.id)
  const sent = carry(browser.way, {
    place: `${browser.name} answers the bank`,
    kind: 'network',
    request: () => askBank(bank, isYes),
    handle: world.commerce.fetch,
  })
  void sent.then(
    (response) => {
      const back = returnFrom(bank, isYes, response)
      if (back) comeBack(back.order, back.answer)
    },
    () => undefined,
  )
}

function changePrice({ shop }: World, sku: string, price: number): void {
  shop.catalogue.sqlite
    .prepare(
      'UPDATE product_price SET price = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
    )
    .run(price, sku)
}

/** Another order under the key of one that has been sent: it has to be refused (trust I16). */
function sendAnother({ storefront, ledger }: World, { name }: Browser): void {
  const sent = [...ledger.sent.values()].findLast(({ shopper }) => shopper === name)
  const desk = sent && storefront.desks.get(sent.attempt)
  const known = desk?.stored()
  if (!desk || !known) return
  const intent = {
    ...known,
    order: known.order as never,
    fingerprint: `${known.fingerprint} and more`,
  }
  void desk.call('place', intent).then(
    (reply) => {
      const { kind } = reply as { kind: string }
      if (kind !== 'conflict') ledger.faults.push(`I16 another order got the answer ${kind}`)
    },
    () => undefined,
  )
}
