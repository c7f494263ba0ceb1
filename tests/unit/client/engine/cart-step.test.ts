import { expect, test } from 'vitest'
import { isPending } from '../../../../client/engine/cart-state'
import { cartLine, FakeServer, FakeTab } from './fake-cart-server'

function makeTab() {
  return new FakeTab(new FakeServer(), { now: 1_000_000 })
}

const shown = (tab: FakeTab) => tab.state.lines.map(({ sku, qty }) => `${sku}×${qty}`)
const held = (tab: FakeTab) => tab.server.lines.map(({ sku, qty }) => `${sku}×${qty}`)

test('an added product shows at once and is announced once the server has it', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  expect(shown(tab)).toEqual(['A×1'])
  expect(isPending(tab.state)).toBe(true)
  expect(tab.notices).toEqual([])
  tab.settleQuietly()
  expect(held(tab)).toEqual(['A×1'])
  expect(tab.notices).toEqual([{ type: 'success', key: 'cart.added', isAddition: true }])
  expect(isPending(tab.state)).toBe(false)
})

test('a part of a set is called as the order will call it', () => {
  const server = new FakeServer()
  server.names = { 'BED-OAK': 'Alm bed' }
  const tab = new FakeTab(server, { now: 1_000_000 })
  tab.dispatch({ type: 'added', line: { ...cartLine('BED-OAK', 1), name: 'Alm bed, oak' } })
  tab.settleQuietly()
  expect(tab.state.lines.map(({ name }) => name)).toEqual(['Alm bed'])
})

test('adding an item already present increases its quantity', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'added', line: cartLine('A', 2) })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×3'], ['A×3']])
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.added', 'cart.quantity-updated'])
})

test('a product added twice before the server has it is one that was added', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.added'])
})

test('fast clicks send the last quantity only, and ask for the totals once', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  for (const qty of [2, 3, 4, 5]) tab.dispatch({ type: 'quantity-set', key: 'A', qty })
  expect(tab.sent).toHaveLength(1)
  tab.settleQuietly()
  expect([held(tab), tab.requests]).toEqual([['A×5'], 3])
})

test('four fast removals of four lines empty the cart', () => {
  const tab = makeTab()
  for (const sku of ['A', 'B', 'C', 'D']) tab.dispatch({ type: 'added', line: cartLine(sku, 1) })
  tab.settleQuietly()
  for (const sku of ['A', 'B', 'C', 'D']) tab.dispatch({ type: 'removed', key: sku })
  expect(shown(tab)).toEqual([])
  tab.settleQuietly()
  expect([shown(tab), held(tab), tab.state.totals]).toEqual([[], [], null])
})

test('a failed item update restores the confirmed quantity and says why', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 2) })
  tab.settleQuietly()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 50 })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×2'], ['A×2']])
  expect(tab.notices.at(-1)).toEqual({
    type: 'danger',
    key: 'cart.line-restored',
    values: { name: 'A', qty: 2 },
    reason: { key: 'cart.not-enough' },
  })
})

test('a refused addition removes the line, since there is no quantity to go back to', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 50) })
  tab.settleQuietly()
  expect(shown(tab)).toEqual([])
  expect(tab.notices.at(-1)?.key).toBe('cart.line-dropped')
})

test('a late answer never overwrites a newer change', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 2 })
  tab.deliver('lost after')
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 7 })
  tab.lateAnswer()
  expect(shown(tab)).toEqual(['A×7'])
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×7'], ['A×7']])
})

test('an addition whose answer was lost is looked for before it is added again', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.deliver('lost after')
  expect(tab.state.mustPull).toBe(true)
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×1'], ['A×1']])
})

test('an addition that lands late, beside its repetition, is corrected to the wanted quantity', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.deliver('lost, lands later')
  tab.fireTimer()
  tab.deliver('works')
  tab.landOne()
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×1'], ['A×1']])
})

test('lines that an expired cart has lost are put back once', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 2) })
  tab.settleQuietly()
  tab.server.loseCart()
  tab.dispatch({ type: 'added', line: cartLine('B', 1) })
  tab.settleQuietly()
  expect(held(tab).sort()).toEqual(['A×2', 'B×1'])
  expect(tab.notices.every(({ type }) => type === 'success')).toBe(true)
})

test('a line that the server will not keep is taken out, and the shopper is told', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  for (let turn = 0; turn < 12 && isPending(tab.state); turn += 1) {
    tab.deliver('works')
    tab.server.loseCart()
  }
  tab.settleQuietly()
  expect(shown(tab)).toEqual([])
  expect(tab.notices.at(-1)?.key).toBe('cart.line-gone')
})

test('a change of quantity on an expired cart brings the line back with that quantity', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 2) })
  tab.settleQuietly()
  tab.server.loseCart()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 4 })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×4'], ['A×4']])
})

test('adding without a network is answered at once: it is kept, and saved later', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'online-changed', isOnline: false })
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  expect(tab.notices).toEqual([{ type: 'info', key: 'cart.added-offline' }])
  tab.dispatch({ type: 'online-changed', isOnline: true })
  tab.settleQuietly()
  expect(tab.notices.at(-1)).toEqual({ type: 'success', key: 'cart.added', isAddition: true })
})

test('offline changes are kept and brought to the server on return', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'online-changed', isOnline: false })
  tab.dispatch({ type: 'added', line: cartLine('B', 2) })
  tab.dispatch({ type: 'removed', key: 'A' })
  expect([tab.sent, isPending(tab.state)]).toEqual([[], true])
  tab.dispatch({ type: 'online-changed', isOnline: true })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['B×2'], ['B×2']])
})

test('a browser that is online again reloads its cart, even when nothing waits', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'online-changed', isOnline: false })
  tab.server.handle({ kind: 'set', ...cartLine('A', 3), itemId: 1 })
  tab.dispatch({ type: 'online-changed', isOnline: true })
  tab.settleQuietly()
  expect(shown(tab)).toEqual(['A×3'])
  expect(tab.state.totals?.items[0]?.qty).toBe(3)
})

test.each([
  ['bad-content-type', 'http.bad-content-type'],
  ['wrong-format', 'http.wrong-format'],
  ['timeout', 'cart.unreachable'],
] as const)(
  'where every answer is none (%s) it is said at the first, and the cart is kept',
  (reason, words) => {
    const tab = makeTab()
    tab.dispatch({ type: 'added', line: cartLine('A', 1) })
    for (let turn = 0; turn < 20; turn += 1) {
      tab.lose(reason)
      if (turn === 0) expect(tab.notices.map(({ key }) => key)).toEqual([words])
      tab.fireTimer()
    }
    expect(shown(tab)).toEqual(['A×1'])
    tab.settleQuietly()
    expect([shown(tab), held(tab)]).toEqual([['A×1'], ['A×1']])
  },
)

test('a shop that cannot be reached is said so once, and the cart is kept', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  for (let turn = 0; turn < 10; turn += 1) {
    tab.deliver('lost before')
    tab.fireTimer()
  }
  expect(shown(tab)).toEqual(['A×1'])
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.unreachable'])
  tab.settleQuietly()
  expect(held(tab)).toEqual(['A×1'])
})

test('while the shop is unavailable every change is kept, and it is sent when it can be', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.dispatch({ type: 'added', line: cartLine('B', 1) })
  tab.settleQuietly()
  const said = tab.notices.length
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.dispatch({ type: 'removed', key: 'B' })
  tab.dispatch({ type: 'added', line: cartLine('C', 3) })
  for (let turn = 0; turn < 10; turn += 1) {
    tab.deliver('unavailable')
    tab.fireTimer()
  }
  expect(shown(tab)).toEqual(['A×2', 'C×3'])
  expect(tab.notices.slice(said).map(({ key }) => key)).toEqual(['cart.unreachable'])
  tab.settleQuietly()
  expect(held(tab)).toEqual(['A×2', 'C×3'])
})

test('a change that alone is unavailable is kept, asked for less often, and told once', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  const said = tab.notices.length
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 2 })
  for (let turn = 0; turn < 20; turn += 1) {
    tab.deliver(tab.sent[0]?.request.kind === 'set' ? 'unavailable' : 'works')
    tab.fireTimer()
  }
  expect([shown(tab), held(tab)]).toEqual([['A×2'], ['A×1']])
  expect(tab.notices.slice(said).map(({ key }) => key)).toEqual(['cart.unreachable'])
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×2'], ['A×2']])
})

test('a quantity that is given up is not called kept as well', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  const said = tab.notices.length
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 2 })
  for (let turn = 0; turn < 20; turn += 1) {
    if (tab.sent[0]?.request.kind === 'set') tab.lose('bad-content-type')
    else tab.deliver('works')
    tab.fireTimer()
  }
  expect(shown(tab)).toEqual(['A×1'])
  expect(tab.notices.slice(said).map(({ key }) => key)).toEqual([
    'http.bad-content-type',
    'cart.line-restored',
  ])
})

test('a change is kept however long nothing answers at all', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 2 })
  for (let turn = 0; turn < 10; turn += 1) {
    tab.deliver('fails before')
    tab.fireTimer()
  }
  expect(shown(tab)).toEqual(['A×2'])
  tab.settleQuietly()
  expect(held(tab)).toEqual(['A×2'])
})

test('an order empties the cart without a word to the server', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  const before = tab.requests
  tab.dispatch({ type: 'cleared', ordered: null })
  tab.settleQuietly()
  expect([shown(tab), tab.requests, held(tab)]).toEqual([[], before, ['A×1']])
})

test('a product added again while its removal is on its way stays', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 3) })
  tab.settleQuietly()
  tab.dispatch({ type: 'removed', key: 'A' })
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×1'], ['A×1']])
})

test('an addition grows a line that the server had before this browser knew of it', () => {
  const tab = makeTab()
  tab.server.handle({
    kind: 'set',
    sku: 'A',
    parentSku: 'A',
    qty: 2,
    itemId: null,
    productOption: null,
  })
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×3'], ['A×3']])
})

test('a line that the server knew first is told which product it is of, how it looks and where it is', () => {
  const tab = makeTab()
  const wanted = { sku: 'A-140', parentSku: 'A-140', qty: 1, itemId: null, productOption: null }
  tab.server.handle({ kind: 'set', ...wanted })
  tab.dispatch({ type: 'refresh-asked' })
  tab.settleQuietly()
  const [adopted] = tab.state.lines
  expect(adopted).toMatchObject({ sku: 'A-140', parentSku: 'A-140', image: '' })
  if (!adopted) return
  const place = { parentSku: 'A', image: 'a.webp', link: '/a?childSku=A-140' }
  tab.dispatch({ type: 'described', lines: [{ ...adopted, ...place }] })
  expect(tab.state.lines).toMatchObject([{ sku: 'A-140', ...place }])
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A-140×1'], ['A-140×1']])
})

test('the lines of an order that came to nothing are put back, once, wherever its cart went', () => {
  for (const isCartGivenBack of [true, false]) {
    const tab = makeTab()
    tab.dispatch({ type: 'added', line: cartLine('A', 2) })
    tab.settleQuietly()
    const ordered = tab.state.lines
    tab.clock.now += 1
    tab.dispatch({ type: 'cleared', ordered: null })
    if (!isCartGivenBack) tab.server.loseCart()
    tab.clock.now += 1
    tab.dispatch({ type: 'restored', lines: ordered })
    tab.settleQuietly()
    expect([shown(tab), held(tab)]).toEqual([['A×2'], ['A×2']])
  }
})

test('an edited line stands in its old place at once, and what it was leaves the server last', () => {
  const tab = makeTab()
  for (const sku of ['A', 'B']) tab.dispatch({ type: 'added', line: cartLine(sku, 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'edited', key: 'A', line: cartLine('C', 2) })
  expect(shown(tab)).toEqual(['C×2', 'B×1'])
  tab.deliver('works')
  expect(held(tab)).toEqual(['A×1', 'B×1', 'C×2'])
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([
    ['C×2', 'B×1'],
    ['B×1', 'C×2'],
  ])
  expect(tab.notices.at(-1)).toEqual({ type: 'success', key: 'cart.line-edited' })
})

test('a line that is edited into another one of the cart adds its quantity to it', () => {
  const tab = makeTab()
  for (const sku of ['A', 'B']) tab.dispatch({ type: 'added', line: cartLine(sku, 2) })
  tab.settleQuietly()
  tab.dispatch({ type: 'edited', key: 'A', line: cartLine('B', 3) })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['B×5'], ['B×5']])
})

test('an edit that the server refuses brings the line back and says why', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 2) })
  tab.settleQuietly()
  tab.dispatch({ type: 'edited', key: 'A', line: cartLine('B', 50) })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([['A×2'], ['A×2']])
  expect(tab.notices.at(-1)).toMatchObject({
    key: 'cart.edit-refused',
    reason: { key: 'cart.not-enough' },
  })
})

test('a line that is edited there and back stays the line that the server holds', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'online-changed', isOnline: false })
  tab.dispatch({ type: 'edited', key: 'A', line: cartLine('B', 1) })
  tab.dispatch({ type: 'edited', key: 'B', line: cartLine('A', 1) })
  tab.dispatch({ type: 'online-changed', isOnline: true })
  tab.settleQuietly()
  expect([shown(tab), tab.server.lines]).toEqual([['A×1'], [{ itemId: 1, sku: 'A', qty: 1 }]])
})

test('an edited line that is removed before the server has heard of it is gone altogether', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.dispatch({ type: 'edited', key: 'A', line: cartLine('B', 1) })
  tab.dispatch({ type: 'removed', key: 'B' })
  tab.settleQuietly()
  expect([shown(tab), held(tab)]).toEqual([[], []])
})

test('reading the server’s lines leaves a log of what differs, and totals follow only then', () => {
  const tab = makeTab()
  for (const sku of ['A', 'B']) tab.dispatch({ type: 'added', line: cartLine(sku, 1) })
  tab.settleQuietly()
  tab.state = { ...tab.state, mustPull: true }
  tab.dispatch({ type: 'retry-due' })
  tab.deliver('works')
  expect(tab.state.diffLog).toEqual([{ party: 'server', status: 'no-changes' }])
  expect(tab.sent).toEqual([])
  tab.server.handle({ kind: 'set', ...cartLine('A', 4), itemId: 1 })
  tab.server.handle({ kind: 'delete', sku: 'B', itemId: 2 })
  tab.server.handle({ kind: 'set', ...cartLine('C', 1), itemId: null })
  tab.state = { ...tab.state, mustPull: true }
  tab.dispatch({ type: 'retry-due' })
  tab.deliver('works')
  expect(tab.state.diffLog).toEqual([
    { party: 'server', status: 'no-item', sku: 'B', qty: 1 },
    { party: 'server', status: 'wrong-qty', sku: 'A', clientQty: 1, serverQty: 4 },
    { party: 'client', status: 'no-item', sku: 'C', qty: 1 },
    { party: 'server', status: 'update-required' },
  ])
  tab.settleQuietly()
  expect(tab.state.totals?.items.map(({ qty }) => qty)).toEqual([4, 1, 1])
})

test('a line that only the server has named has no price of its own until there are sums', () => {
  const tab = makeTab()
  tab.server.handle({ kind: 'set', ...cartLine('A', 1), itemId: null })
  tab.dispatch({ type: 'refresh-asked' })
  tab.deliver('works')
  expect(tab.state.lines.map(({ isUnpriced }) => isUnpriced)).toEqual([true])
  tab.settleQuietly()
  expect(tab.state.lines.map(({ isUnpriced }) => isUnpriced)).toEqual([undefined])
})

test('a price that has changed since the shopper saw it is told once; another quantity is no news', () => {
  const tab = makeTab()
  tab.dispatch({ type: 'added', line: cartLine('A', 1) })
  tab.settleQuietly()
  tab.notices.splice(0)
  tab.server.unitPrice = 250
  for (const _ask of ['first', 'again']) {
    tab.dispatch({ type: 'refresh-asked' })
    tab.settleQuietly()
  }
  const prices = { old: 100, now: 250 }
  expect(tab.notices).toEqual([
    { type: 'warning', key: 'cart.price-changed', values: { name: 'A' }, prices },
  ])
  tab.server.unitPrice = 90
  tab.dispatch({ type: 'quantity-set', key: 'A', qty: 3 })
  tab.settleQuietly()
  expect(tab.notices.map(({ key }) => key)).toEqual(['cart.price-changed', 'cart.quantity-updated'])
})
